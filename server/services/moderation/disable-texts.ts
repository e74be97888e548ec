import type { DisableReason } from '../../../domain/moderation/disable-reason.ts';
import type { Locale } from '../../../domain/viewer.ts';

type Messages = Record<DisableReason, string[]>;

const fr: Messages = {
  Default: [
    'Merci d’avoir créé ton profil. Après l’avoir relu, nous avons décidé de le mettre en pause : pour l’instant, les entreprises ne le voient pas.',
    'Ce n’est pas définitif, et rien de ce que tu as écrit n’est perdu. Si tu veux en parler, réponds à ce message.',
  ],
  NotCompleteEnough: [
    'Merci d’avoir créé ton profil. Il n’est pas encore assez complet pour donner envie à une entreprise de t’écrire, alors nous l’avons mis en pause.',
    'Quelques phrases par expérience, tes technologies favorites et ce que tu cherches suffisent souvent. Tout ce que tu as écrit est conservé.',
    'Quand tu l’auras complété, réponds à ce message : nous le relirons dès que possible.',
  ],
  NotRelevant: [
    'Merci d’avoir créé ton profil. Certaines de ses informations ne correspondent pas à ce que recherchent ici les entreprises, alors nous l’avons mis en pause.',
    'Relis-le en pensant à quelqu’un qui ne te connaît pas : ton métier, tes projets et tes technologies doivent s’y lire d’un coup d’œil.',
    'Dis-nous quand tu l’as corrigé, ou explique-nous ce que nous n’avons pas compris, en répondant à ce message.',
  ],
  NotEnoughExperiences: [
    'Merci d’avoir créé ton profil. Les expériences que tu y décris ne reflètent pas le nombre d’années d’expérience que tu indiques, alors nous l’avons mis en pause.',
    'Ajoute celles qui manquent, même courtes, ou corrige le nombre d’années : les entreprises comparent les deux.',
    'Réponds ensuite à ce message, et nous le relirons.',
  ],
  RequiredVisa: [
    'Merci d’avoir créé ton profil. Tu n’as pas déclaré avoir besoin d’un visa, mais tu vis en dehors de l’espace Schengen, alors nous l’avons mis en pause.',
    "Précise ta situation dans la carte « Recherche d'emploi » : les entreprises qui accompagnent ces démarches sauront que tu en as besoin.",
    'Si tu as déjà le droit de travailler ici, dis-le-nous simplement en répondant à ce message.',
  ],
  TooManySpellingMistakes: [
    'Merci d’avoir créé ton profil. Il contient beaucoup de fautes d’orthographe, ce qui fait souvent hésiter les entreprises, alors nous l’avons mis en pause.',
    'Un correcteur ou une relecture par quelqu’un de ton entourage suffit. Rien de ce que tu as écrit n’est perdu.',
    'Quand c’est fait, réponds à ce message : nous le relirons dès que possible.',
  ],
};

const en: Messages = {
  Default: [
    'Thank you for creating your profile. Having reviewed it, we have decided to pause it: for now, companies do not see it.',
    'This is not final, and nothing you wrote is lost. If you would like to talk about it, reply to this message.',
  ],
  NotCompleteEnough: [
    'Thank you for creating your profile. It is not complete enough yet to make a company want to write to you, so we have paused it.',
    'A few sentences about each position, your favourite technologies and what you are looking for are often enough. Everything you wrote is kept.',
    'Once you have completed it, reply to this message: we will review it as soon as possible.',
  ],
  NotRelevant: [
    'Thank you for creating your profile. Some of what it says is not what companies are looking for here, so we have paused it.',
    'Read it as if you were someone who does not know you: your profession, your projects and your technologies should be clear at a glance.',
    'Tell us when you have corrected it, or explain what we have misunderstood, by replying to this message.',
  ],
  NotEnoughExperiences: [
    'Thank you for creating your profile. The positions you describe do not reflect the years of experience you give, so we have paused it.',
    'Add those that are missing, short ones too, or correct the number of years: companies compare the two.',
    'Then reply to this message, and we will review it again.',
  ],
  RequiredVisa: [
    'Thank you for creating your profile. You did not say that you need a visa, but you live outside the Schengen area, so we have paused it.',
    'Describe your situation in the “Job search” card: companies that help with visas will know that you need one.',
    'If you already have the right to work here, simply tell us by replying to this message.',
  ],
  TooManySpellingMistakes: [
    'Thank you for creating your profile. It contains many spelling mistakes, which often makes companies hesitate, so we have paused it.',
    'A spell checker, or someone who proofreads it for you, is enough. Nothing you wrote is lost.',
    'When it is done, reply to this message: we will review it as soon as possible.',
  ],
};

/** Default templates of the product; the team can replace their texts in the settings. */
export const disableTexts: Record<Locale, Messages> = { fr, en };
