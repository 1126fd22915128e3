import { mount } from "../../lib/mount.ts";
import { reportMissingPage } from "../../sections/not-found/not-found.behaviour.ts";

await mount([reportMissingPage]);
