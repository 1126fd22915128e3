import { createStore } from "../../lib/store.ts";

/** How far the open cookie banner reaches up over the page, in px; 0 while it is closed. */
export const bannerReach = createStore(0);
