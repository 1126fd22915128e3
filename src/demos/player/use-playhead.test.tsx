// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePlayhead } from "./use-playhead.ts";

const scene = { duration: 1000, steps: [200, 800] };
const changes = [300, 600];

/** `view` lists when the scene changes, in ms. */
type SceneProps = { playing: boolean; view?: readonly number[]; until?: number };

/** The hook with a scene around it, which queries its time while rendering. */
function useScene({ playing, view = changes, until }: SceneProps) {
  const playhead = usePlayhead(scene, playing, view, until);
  for (const change of view) playhead.time.reached(change);
  return playhead;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(cleanup);

describe.each([false, true])("the playhead (strict mode: %s)", (reactStrictMode) => {
  function start(playing = true) {
    const initialProps: SceneProps = { playing };
    const { result, rerender } = renderHook(useScene, { initialProps, reactStrictMode });
    /** Lets so many ms pass and returns the moment shown then. */
    const pass = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return result.current.time.value;
    };
    const waits = () => result.current.waiting;
    return { pass, rerender, waits, hold: (moment: number) => act(() => result.current.hold(moment)) };
  }

  it("shows the last step until the scene plays, and then starts from 0", () => {
    const { pass, rerender } = start(false);
    expect(pass(5000)).toBe(800);
    rerender({ playing: true });
    expect(pass(0)).toBe(0);
  });

  it("advances to each moment at which something changes, and at the end starts over", () => {
    const { pass } = start();
    expect([299, 1, 299, 1, 399, 1, 300].map(pass)).toEqual([0, 300, 300, 600, 600, 0, 300]);
  });

  it("asks a new view when it changes next", () => {
    const { pass, rerender } = start();
    pass(100);
    rerender({ playing: true, view: [150] });
    expect(pass(50)).toBe(150);
  });

  it("stays where it is paused and continues from there", () => {
    const { pass, rerender } = start();
    pass(450);
    rerender({ playing: false });
    expect(pass(5000)).toBe(450);
    rerender({ playing: true });
    expect(pass(150)).toBe(600);
  });

  it("waits at a moment, also one that has passed, until there is a later one or none, and goes on from there", () => {
    const { pass, rerender, waits } = start();
    expect([100, 200].map(pass)).toEqual([0, 300]);
    rerender({ playing: true, until: 450 });
    expect(pass(150)).toBe(450);
    expect(pass(5000)).toBe(450);
    expect(waits()).toBe(true);
    rerender({ playing: true, until: 700 });
    expect(waits()).toBe(false);
    expect([149, 1, 100, 5000].map(pass)).toEqual([450, 600, 700, 700]);
    rerender({ playing: true, until: 650 });
    expect(pass(5000)).toBe(650);
    rerender({ playing: true });
    expect(waits()).toBe(false);
    expect(pass(350)).toBe(0);
  });

  it.each([false, true])("holds a chosen moment if playing is then %s", (playing) => {
    const { pass, hold, rerender } = start();
    pass(450);
    hold(200);
    rerender({ playing });
    expect(pass(5000)).toBe(200);
  });
});
