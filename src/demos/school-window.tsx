import { Drawing } from "../ui/inline-svg.tsx";
import { Avatar, colourOf } from "./kit/avatar.tsx";
import { Cursor } from "./kit/cursor.tsx";
import crest from "./kit/drawings/crest.svg?shapes";
import { fadeIn } from "./kit/motion.ts";
import { type LoadedScene, layouts, type SceneProps } from "./kit/scene.ts";
import { usage } from "./story.ts";

export type SchoolWindowProps = SceneProps & { scene: LoadedScene; playing?: boolean };

/** How long the meter is highlighted after a charge, in ms. */
const highlightDuration = 1200;

function CreditMeter({ scene, time, shared, locale }: SchoolWindowProps) {
  const { key, charges = [] } = scene;
  const paid = charges.filter((moment) => time.reached(moment));
  const [first] = paid;
  const last = paid.at(-1);
  if (first === undefined || last === undefined) return null;
  const amount = usage[key].costs.slice(0, paid.length).reduce((sum, cost) => sum + cost, 0);
  const isNew = !time.reached(last + highlightDuration);
  // A label and a number, not a phrase: no language has to inflect one for the other.
  return (
    <span
      key={amount}
      className={`flex h-30 shrink-0 items-center gap-6 rounded-full px-10 ${isNew ? "bg-accent" : "bg-window outlined"}`}
      style={fadeIn(time, first)}
    >
      <span className={isNew ? "" : "text-ink-soft"}>{shared.credits}</span>
      <span className="font-semibold">{new Intl.NumberFormat(locale).format(-amount).replace("-", "−")}</span>
    </span>
  );
}

/** A scene at one moment, unscaled, in the school's window. Before it starts over it fades, to avoid a hard cut. */
export function SchoolWindow({ scene, playing = false, ...props }: SchoolWindowProps) {
  const { shared, layout, time, locale } = props;
  const { duration, cursor } = scene;
  const { width, height } = layouts[layout];
  const { area, page, actor, unread = 0, onlooker } = scene.window(props);
  const name = shared.people[actor];
  return (
    <div
      lang={locale}
      translate="no"
      inert
      aria-hidden="true"
      data-layout={layout}
      data-colour={scene.accent}
      className="relative overflow-hidden bg-window text-16 text-ink leading-[1.35]"
      style={{ width, height }}
    >
      <div className="flex h-52 items-center gap-10 whitespace-nowrap border-line border-b bg-wash px-28 text-14 leading-18 tall:px-18 tall:text-15 tall:leading-19">
        <Drawing shapes={crest} className="shrink-0" width="28" height="32" viewBox="0 0 28 32" />
        <span key={`${area} ${page}`}>
          <span className="block text-ink-soft">
            {area && <span className="tall:hidden">{shared.school} · </span>}
            {area ?? shared.school}
          </span>
          <span className="block font-semibold text-15 tall:text-16">{page}</span>
        </span>
        <span className="absolute inset-x-28 flex items-center justify-end gap-8 tall:inset-x-18">
          {!onlooker && <CreditMeter {...props} scene={scene} />}
          <span key={name} className="text-right tall:hidden">
            <span className="block font-semibold">{name}</span>
            <span className="block text-ink-soft">{shared.roles[actor]}</span>
          </span>
          <span className="relative flex">
            <Avatar name={name} colour={colourOf[actor]} size={34} />
            {unread > 0 && (
              <span className="absolute -top-6 -right-10 flex size-18 items-center justify-center rounded-full bg-accent-deep font-semibold text-12 text-window leading-none ring-2 ring-wash">
                {unread}
              </span>
            )}
          </span>
        </span>
      </div>
      {scene.render(props)}
      {!onlooker && cursor.length > 0 && (
        <Cursor key={layout} path={cursor} touch={layout === "tall"} moment={time.value} {...{ duration, playing }} />
      )}
      {time.reached(duration - 300) && (
        <div
          className="absolute inset-0 top-[52px] z-60 bg-window"
          style={{ opacity: time.reached(duration - 220) ? 1 : 0.6 }}
        />
      )}
    </div>
  );
}
