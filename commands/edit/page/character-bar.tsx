import { type Locale, localeNames } from "../../../src/config/locales.ts";
import { charactersFor } from "./characters.ts";
import { fieldId } from "./field-id.ts";
import { words } from "./words.ts";

interface Properties {
  locale: Locale;
  /** The text into whose field they go. */
  target: string;
  change: (text: string) => void;
}

/** The characters that a language wants and a keyboard may lack, for the field that had the focus last. */
export function CharacterBar({ locale, target, change }: Properties) {
  const characters = charactersFor[locale] ?? [];
  const insert = (character: string) => {
    const field = document.getElementById(fieldId(locale, target)) as HTMLTextAreaElement;
    field.setRangeText(character, field.selectionStart, field.selectionEnd, "end");
    change(field.value);
    field.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is seen, which a legend could not be in one line with the rest
    <div role="group" aria-labelledby="characters" className="characters">
      <span id="characters">{words.characters(localeNames[locale])}</span>
      {characters.map((character) => (
        <button
          key={character.text}
          type="button"
          title={words.insert(character.name)}
          aria-label={words.insert(character.name)}
          onClick={() => insert(character.text)}
        >
          {character.sign ?? character.text.trim()}
        </button>
      ))}
    </div>
  );
}
