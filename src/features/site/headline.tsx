import { joinSmallWords } from "../../lib/join-small-words.ts";
import { usePageData } from "./site-context.tsx";

export const Headline = ({ children }: { children: string }) => joinSmallWords(children, usePageData().locale);
