import { today } from "../../features/today/today.behaviour.ts";
import { mount } from "../../lib/mount.ts";
import { closeWindow } from "../../sections/legal/close-window.behaviour.ts";

await mount([closeWindow, today]);
