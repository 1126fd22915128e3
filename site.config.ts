import type { SiteInput } from "./src/config/site-schema.ts";

/**
 * Your settings, checked whenever you build or start the site. `docs/reference/configuration.md` explains all of them,
 * also optional ones. Texts are in `src/content/strings`, colours in `src/styles/tokens.css`.
 */
const site: SiteInput = {
  name: "Aulia",
  legalName: "Aulia Example Ltd",
  origin: "https://www.aulia.example",
  shop: "https://shop.aulia.example",
  creditsPath: "/index.php?m=tokens_manager&action=comprartokens",
  organisation: "https://code.aulia.example",
  contactEmail: "info@aulia.example",
  whatsappNumber: undefined, // for example "15550100123"; if undefined, the help button opens an e-mail

  products: [
    {
      key: "dynamicRules",
      icon: "workflow",
      colour: "purple",
      demo: "/media/dynamicRules.gif",
      repository: "moodle-local_coursedynamicrules",
      component: "local_coursedynamicrules",
      platform: { from: "4.5" },
      needs: ["provider", "userRestriction", "courseCreator", "cron"],
    },
    {
      key: "courseCreator",
      icon: "book-open",
      colour: "salmon",
      demo: "/media/courseCreator.gif",
      repository: "moodle-local_coursegen",
      component: "local_coursegen",
      platform: { from: "4.5" },
      needs: ["provider"],
    },
    {
      key: "activities",
      icon: "puzzle",
      colour: "yellow",
      demo: "/media/activities.gif",
      repository: "moodle-local_coursegen",
      component: "local_coursegen",
      platform: { from: "4.5" },
      needs: ["provider"],
    },
    {
      key: "ranking",
      icon: "thumbs-up",
      colour: "aqua",
      demo: "/media/ranking.gif",
      repository: "moodle-local_datacurso_ratings",
      component: "local_datacurso_ratings",
      platform: { from: "4.5", to: "5.1" },
      needs: ["provider", "cron"],
    },
    {
      key: "aiForum",
      icon: "messages-square",
      colour: "pink",
      demo: "/media/aiForum.gif",
      repository: "moodle-local_forum_ai",
      component: "local_forum_ai",
      platform: { from: "4.5" },
      needs: ["provider", "cron"],
    },
    {
      key: "aiTasks",
      icon: "clipboard-check",
      colour: "purple",
      demo: "/media/aiTasks.gif",
      repository: "moodle-local_assign_ai",
      component: "local_assign_ai",
      platform: { from: "4.5" },
      needs: ["provider", "cron"],
    },
    {
      key: "provider",
      icon: "plug",
      colour: "salmon",
      demo: "/media/provider.gif",
      repository: "moodle-aiprovider_datacurso",
      component: "aiprovider_datacurso",
      platform: { from: "4.5" },
      needs: ["licenceKey"],
    },
    {
      key: "aiTutor",
      icon: "route",
      colour: "yellow",
      demo: "/media/aiTutor.gif",
      repository: "moodle-report_lifestory",
      component: "report_lifestory",
      platform: { from: "4.5" },
      needs: ["provider"],
    },
    {
      key: "certificates",
      icon: "award",
      colour: "aqua",
      demo: "/media/certificates.gif",
      repository: "moodle-local_socialcert",
      component: "local_socialcert",
      platform: { from: "4.5" },
      needs: ["provider", "customCertificate"],
    },
    {
      key: "recommendedCourses",
      icon: "compass",
      colour: "pink",
      demo: "/media/recommendedCourses.gif",
      repository: "moodle-block_datacurso_recomendate",
      component: "block_datacurso_recomendate",
      platform: { from: "4.5", to: "5.1" },
      needs: ["provider", "activityRanking", "cron"],
    },
  ],

  partners: [
    { name: "Educere", logo: "/logos/educere.svg" },
    { name: "BuenData", logo: "/logos/buendata.svg" },
    { name: "Emprove", logo: "/logos/emprove.svg" },
    { name: "Industria e", logo: "/logos/industria-e.svg" },
    { name: "Mindfree", logo: "/logos/mindfree.svg" },
  ],

  plugins: { licence: "GNU GPL v3+", languages: 7 },

  // Optional; each appears on the site once you set it:
  // links: { credits: "https://…", documentation: "https://…", support: "https://…", dataProtection: "https://…", legalNotice: "https://…" },
  // aiServices: { operator: "…", countries: ["ES"], contract: "https://…", retentionDays: 30, trialCredits: 100, expiryMonths: 12 },
  // legal: { postalAddress: "…", host: "…", serverLogsDays: 30, governingLaw: "ES", authority: "…", shopTerms: "https://…", dataProtectionContact: "…" },

  // Optional: scripts that run only after a visitor consents, such as statistics. See docs/how-to/statistics.md
  // consent: { services: [{ name: "…", script: "https://…" }] },

  switches: {
    film: true,
    helpButton: true,
    cookieBanner: true,
    // Sections of the landing page:
    courseStore: false,
    videoExplainer: false, // needs a video: docs/how-to/make-it-yours.md
    pricing: false,
  },
};

export default site;
