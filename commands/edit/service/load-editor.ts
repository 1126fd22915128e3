import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadRenderer } from "../../../generator/document/renderer.ts";
import { checkMedia } from "../../../generator/inputs/check-media.ts";
import { type Fonts, makeFonts } from "../../../generator/inputs/fonts.ts";
import { loadSite } from "../../../generator/inputs/load-site.ts";
import { ownerValues } from "../../../generator/inputs/owner-values.ts";
import { factsOf } from "../../../generator/inputs/site-data.ts";
import { siteEnvironment } from "../../../generator/inputs/site-environment.ts";
import { textPlaces } from "../../../generator/texts/text-places.ts";
import siteConfig from "../../../site.config.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../src/config/locales.ts";
import { type Glossary, glossarySchema } from "../../../src/content/glossary-schema.ts";
import { previewStyles } from "../preview/preview-styles.ts";
import { styleAddress } from "../preview/render-preview.ts";
import { sectionsOf } from "../texts/entries.ts";
import { languagesIn } from "../texts/language-files.ts";
import { type Editor, makeEditor } from "./editor.ts";
import { type EditorBundle, editorBundle } from "./editor-bundle.ts";
import { type PublicFile, publicPictures } from "./public-files.ts";

/** What a browser may be given by its address. */
export interface EditorFiles {
  pictures: ReadonlyMap<string, PublicFile>;
  fonts: ReadonlyMap<string, Uint8Array>;
  styles: ReadonlyMap<string, string>;
  bundle: EditorBundle;
}

/** Somebody may write any letter of the site's scripts, so the editor has the typefaces with all of them. */
function everyLetter(): string {
  const blocks = [
    [0x20, 0x17f],
    [0x2010, 0x2044],
    [0x20ac, 0x20ac],
    [0x400, 0x45f],
  ] as const;
  return blocks
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)))
    .join("");
}

function editorFonts(root: string): Promise<Fonts> {
  const letters = everyLetter();
  const textOf = Object.fromEntries(localeCodes.map((code) => [code, letters])) as Record<Locale, string>;
  return makeFonts(textOf, join(root, ".cache/fonts"));
}

function glossariesIn(folder: string): Partial<Record<Locale, Glossary>> {
  const files = localeCodes.map((code) => [code, join(folder, `${code}.json`)] as const);
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([code, file]) => [code, glossarySchema.parse(JSON.parse(readFileSync(file, "utf8")))]),
  );
}

/** Loads all that the editor needs of the project. Throws an `OwnerError` when configuration, texts or media cannot be used. */
export async function loadEditor(root: string): Promise<{ editor: Editor; files: EditorFiles }> {
  const folder = join(root, "src/content/strings");
  const publicFolder = join(root, "public");
  const site = loadSite(siteConfig, siteEnvironment("production", root));
  checkMedia(publicFolder, site);
  const english = languagesIn(folder)[defaultLocale];
  const productKeys = site.products.map(({ key }) => key);
  const places = textPlaces(productKeys, english);
  const [renderPage, fonts, sheets, bundle] = await Promise.all([
    loadRenderer(root),
    editorFonts(root),
    previewStyles(root),
    editorBundle(root),
  ]);
  const editor = makeEditor({
    name: site.name,
    folder,
    sections: sectionsOf(productKeys, english),
    rules: {
      productKeys,
      limits: new Map(places.map(({ key, limit }) => [key, limit])),
      glossaries: glossariesIn(join(root, "src/content/glossaries")),
      values: ownerValues(site),
    },
    material: { renderPage, facts: factsOf(site, publicFolder), places },
  });
  const previewMarks = readFileSync(join(root, "commands/edit/preview/marks.css"), "utf8");
  const styles = new Map([...sheets].map(([page, css]) => [styleAddress(page), `${fonts.css}${css}${previewMarks}`]));
  return {
    editor,
    files: {
      pictures: publicPictures(publicFolder),
      fonts: new Map([...fonts.files].map(([name, content]) => [`/${name}`, content])),
      styles,
      bundle: { ...bundle, styles: fonts.css + bundle.styles },
    },
  };
}
