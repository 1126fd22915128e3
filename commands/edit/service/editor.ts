import { textsByKey } from "../../../generator/texts/every-text.ts";
import type { TextPlace } from "../../../generator/texts/text-places.ts";
import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import { type RenderedPage, renderedPages } from "../../../src/config/pages.ts";
import type { Languages } from "../../support/texts.ts";
import { allPlaces } from "../preview/all-places.ts";
import type { WithPlaces } from "../preview/find-places.ts";
import type { Place } from "../preview/note-places.ts";
import { type PreviewMaterial, renderPreview } from "../preview/render-preview.ts";
import type {
  PreviewRequest,
  Project,
  Remark,
  SaveAnswer,
  SaveRequest,
  Section,
  TextsIn,
  TextsOf,
} from "../protocol.ts";
import { languagesIn, versionsIn, withTextsIn } from "../texts/language-files.ts";
import { concerns, type Rules, remarksOn } from "../texts/remarks.ts";
import { saveTexts } from "../texts/save-texts.ts";

export interface EditorInput {
  /** The owner's name for the site. */
  name: string;
  /** Where the language files lie. */
  folder: string;
  sections: readonly Section[];
  rules: Rules;
  material: PreviewMaterial;
}

const textsOf = (languages: Languages) => new Map(localeCodes.map((code) => [code, textsByKey(languages[code])]));

/** What the editor can do; it knows nothing of requests. The language files are read anew each time. */
export interface Editor {
  places: readonly TextPlace[];
  project: () => Project;
  check: (texts: TextsIn) => Remark[];
  preview: (request: PreviewRequest) => string;
  save: (request: SaveRequest) => SaveAnswer;
}

export function makeEditor({ name, folder, sections, rules, material }: EditorInput): Editor {
  const { places } = material;
  const render = (page: RenderedPage, locale: Locale, texts: TextsIn): WithPlaces =>
    renderPreview(material, { page, locale, texts: textsOf(withTextsIn(languagesIn(folder), texts)) });
  return {
    places,
    project() {
      const versions = versionsIn(folder);
      const languages = languagesIn(folder);
      const onPages = new Map<RenderedPage, readonly Place[]>(
        renderedPages.map((page) => [page, render(page, localeCodes[0], {}).places]),
      );
      const texts = Object.fromEntries(
        [...textsOf(languages)].map(([code, own]) => [code, Object.fromEntries(own)]),
      ) as Record<Locale, TextsOf>;
      const remarks = remarksOn(languages, rules, () => true);
      return { name, sections, texts, versions, remarks, places: allPlaces(onPages), values: rules.values };
    },
    check: (texts) =>
      remarksOn(withTextsIn(languagesIn(folder), texts), rules, (locale, key) => concerns(texts, locale, key)),
    preview: ({ page, locale, texts }) => render(page, locale, { [locale]: texts }).html,
    save: (request) => saveTexts(folder, request, rules),
  };
}
