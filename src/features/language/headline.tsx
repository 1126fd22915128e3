import { joinSmallWords } from "../../lib/join-small-words.ts";
import { useLanguage } from "./language-context.tsx";

export const Headline = ({ children }: { children: string }) => joinSmallWords(children, useLanguage().locale);
