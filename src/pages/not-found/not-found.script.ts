import { consentInOtherTabs } from "../../features/consent/other-tabs.behaviour.ts";
import { services } from "../../features/consent/services.behaviour.ts";
import { mount } from "../../lib/mount.ts";
import { reportMissingPage } from "../../sections/not-found/not-found.behaviour.ts";

await mount([reportMissingPage, consentInOtherTabs, services]);
