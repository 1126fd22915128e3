import { consentInOtherTabs } from "../../features/consent/other-tabs.behaviour.ts";
import { services } from "../../features/consent/services.behaviour.ts";
import { pressesWhileFading } from "../../features/cross-fade/presses.behaviour.ts";
import { languageAfterBack } from "../../features/language/after-back.behaviour.ts";
import { today } from "../../features/today/today.behaviour.ts";
import { mount } from "../../lib/mount.ts";
import { closeWindow } from "../../sections/legal/close-window.behaviour.ts";
import { sectionRead } from "../../sections/legal/section-read.behaviour.ts";

await mount([closeWindow, sectionRead, pressesWhileFading, today, languageAfterBack, consentInOtherTabs, services]);
