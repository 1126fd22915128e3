import { productIcons } from "../../generator/inputs/icons.ts";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { isReservedAddress, placeholdersIn, reservedPartOf } from "../../generator/inputs/placeholders.ts";
import type { Environment } from "../../generator/inputs/site-environment.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { type Finding, warning, wrong } from "./finding.ts";

/** What the schema's own words leave out, for mistakes that many make. */
const remedies: readonly (readonly [fault: RegExp, remedy: string])[] = [
  [/: got "http:\/\//, "plain HTTP is refused: let the address answer over HTTPS and begin it with https://"],
  [
    /^products\[\d+\]\.repository: got "[^"]*\//,
    "every download button leads to a repository of `organisation`: move or fork it there and write its name alone",
  ],
];

function withRemedy(fault: string): string {
  const more = remedies.filter(([pattern]) => pattern.test(fault)).map(([, remedy]) => `; ${remedy}`);
  return fault + more.join("");
}

/** What a step refuses, as findings; none where it goes through. */
function refusedBy(step: () => unknown, finding: (fault: string) => Finding): Finding[] {
  try {
    step();
    return [];
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return error.faults.map(finding);
  }
}

/** Whether the configuration can be used, with the environment's values over it; without the site where it cannot. */
export function examineConfiguration(input: unknown, environment: Environment): { site?: Site; findings: Finding[] } {
  let site: Site | undefined;
  const findings = refusedBy(
    () => {
      site = loadSite(input, environment);
    },
    (fault) => wrong(withRemedy(fault)),
  );
  return { ...(site && { site }), findings };
}

function repositoryFindings({ products }: Site): Finding[] {
  return products
    .filter(({ repository, component = "" }) => !repository.endsWith(component))
    .map(({ key, repository, component }) =>
      warning(
        `products.${key}.repository: "${repository}" does not end in the component "${component}"; correct the one or the other in site.config.ts`,
      ),
    );
}

const legalValues = ["postalAddress", "host", "serverLogsDays", "governingLaw"] as const;

function legalFindings({ legal }: Site): Finding[] {
  const silent = legalValues.filter((key) => legal[key] === undefined);
  if (silent.length === 0) return [];
  return [
    warning(
      `legal: ${silent.join(", ")} not set, so the legal pages do not speak of it; set what the law of your country asks for in site.config.ts`,
    ),
  ];
}

function placeholderFinding(line: string): Finding {
  const reserved = reservedPartOf(line);
  const why = reserved ? `, for ${reserved} is reserved for examples and belongs to nobody` : "";
  const how = line.startsWith("partners") ? "" : ", or run `npm run setup`";
  return warning(`${line} is still a placeholder${why}; set it in site.config.ts${how}`);
}

/** The credits page of the shop system that the project was made for. */
const deliveredCreditsPath = "/index.php?m=tokens_manager&action=comprartokens";

/** Until the shop is the owner's own, it is named as a placeholder. */
function creditsFindings({ shop, creditsPath }: Site): Finding[] {
  if (creditsPath !== deliveredCreditsPath || isReservedAddress(shop)) return [];
  return [
    warning(
      `creditsPath: "${creditsPath}" is as it was delivered, and fits one shop system alone; see that ${shop}${creditsPath} sells credits, or set your shop's own path in site.config.ts`,
    ),
  ];
}

/** What a configuration that can be used is still to be looked at for. */
export function siteFindings(site: Site): Finding[] {
  return [
    ...placeholdersIn(site).map(placeholderFinding),
    ...creditsFindings(site),
    ...refusedBy(() => productIcons(site), wrong),
    ...repositoryFindings(site),
    ...legalFindings(site),
  ];
}
