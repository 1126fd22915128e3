/**
 * Marks around a text that show where it went: a character of Unicode's private planes before it and one after it, which no
 * text has. They are the editor's alone; what it renders bears them for a moment, and the site never.
 */
const before = 0xf0000;
const after = 0x100000;
const last = 0xfffd;

const marks = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;

export const unmarked = (text: string) => text.replace(marks, "");

/** The text with the marks of a number below 65 534. */
export function marked(text: string, number: number): string {
  if (number > last) throw new RangeError(`There are marks for ${last + 1} texts, and none for number ${number}`);
  return String.fromCodePoint(before + number) + unmarked(text) + String.fromCodePoint(after + number);
}

interface Piece {
  /** What stands between two marks. */
  text: string;
  /** The numbers of the texts that it belongs to. */
  numbers: readonly number[];
}

/** Cuts what has been rendered at its marks. Texts that began earlier and have not ended are in `open`, which it changes. */
export function cutAtMarks(content: string, open: number[]): Piece[] {
  const pieces: Piece[] = [{ text: "", numbers: [...open] }];
  for (const character of content) {
    const point = character.codePointAt(0) as number;
    if (point >= before && point <= before + last) open.push(point - before);
    else if (point >= after && point <= after + last) open.splice(open.lastIndexOf(point - after), 1);
    else {
      (pieces.at(-1) as Piece).text += character;
      continue;
    }
    pieces.push({ text: "", numbers: [...open] });
  }
  return pieces;
}

/** Marks in an address are written in percents, as all that is not ASCII is. */
export function withPlainMarks(html: string): string {
  return html.replace(
    /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/g,
    (mark) => decodeURIComponent(mark),
  );
}
