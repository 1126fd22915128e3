import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localHosts } from "../host/testing/local-hosts.ts";
import type { StartedHost } from "../host/testing/start-program.ts";
import { ask } from "./ask.ts";
import { readExpectedSite } from "./expected-site.ts";
import { faultsIn } from "./faults.ts";
import { requirements } from "./requirements/all.ts";
import { sampleSite } from "./testing/sample-site.ts";

const { folder, remove } = sampleSite();
afterAll(remove);
const wanted = requirements(readExpectedSite(folder));

for (const { name, remedy, start } of localHosts) {
  // A host that is not installed is skipped, and says in its name how to get it.
  describe.skipIf(remedy)(remedy ? `${name} (${remedy})` : name, () => {
    let host: StartedHost;
    beforeAll(async () => {
      host = await start(folder);
    });
    afterAll(() => host?.stop());

    it.each(wanted.map((requirement) => [requirement.what, requirement] as const))("%s", async (_what, requirement) => {
      expect(faultsIn(await ask(host.origin, requirement.ask), requirement, true)).toEqual([]);
    });
  });
}
