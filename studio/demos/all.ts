import type { Scene, SceneKey } from "../kit/scene.ts";
import { scene as activities } from "./activities.tsx";
import { scene as aiForum } from "./ai-forum.tsx";
import { scene as aiTasks } from "./ai-tasks.tsx";
import { scene as aiTutor } from "./ai-tutor.tsx";
import { scene as certificates } from "./certificates.tsx";
import { scene as courseCreator } from "./course-creator.tsx";
import { scene as dynamicRules } from "./dynamic-rules.tsx";
import { scene as provider } from "./provider.tsx";
import { scene as ranking } from "./ranking.tsx";
import { scene as recommendedCourses } from "./recommended-courses.tsx";

export const scenes: { [Key in SceneKey]: Scene<Key> } = {
  dynamicRules,
  courseCreator,
  activities,
  ranking,
  aiForum,
  aiTasks,
  provider,
  aiTutor,
  certificates,
  recommendedCourses,
};
