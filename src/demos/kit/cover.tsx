import { Drawing } from "../../ui/inline-svg.tsx";
import helix from "./drawings/helix.svg?shapes";
import hills from "./drawings/hills.svg?shapes";
import leaf from "./drawings/leaf.svg?shapes";
import molecule from "./drawings/molecule.svg?shapes";

const arts = { leaf, helix, molecule, hills };

type CoverProps = { art: keyof typeof arts; className: string; viewBox?: string };

/** A drawing that fills its place. The leaf is at the right end of a banner, clear of the title: a card shows that end. */
export const Cover = ({ art, className, viewBox = art === "leaf" ? "402 -8 204 130" : "0 0 164 100" }: CoverProps) => (
  <span className={`block shrink-0 overflow-hidden ${className}`}>
    <Drawing shapes={arts[art]} className="size-full" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" />
  </span>
);

/** The course has the same picture and colour everywhere, so that viewers recognise it. */
export const CourseBanner = ({ title, className }: { title: string; className: string }) => (
  <div className={`relative overflow-hidden bg-salmon ${className}`}>
    <Cover
      art="leaf"
      className="absolute inset-0 tall:top-auto tall:-right-50 tall:left-auto tall:h-128 tall:w-640"
      viewBox="0 0 640 120"
    />
    <p className="title absolute bottom-20 left-28 max-w-376 text-balance text-32 tall:left-18 tall:max-w-300 tall:text-34">
      {title}
    </p>
  </div>
);

/** A page's title beside the course's picture. */
export const CourseTitle = ({ title }: { title: string | undefined }) => (
  <div className="flex h-56 items-center justify-between gap-16 tall:h-76">
    <p className="title text-balance text-28 tall:text-30">{title}</p>
    <Cover art="leaf" className="h-full w-96 rounded-xl bg-accent-soft tall:w-124" />
  </div>
);
