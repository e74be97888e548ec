import type { DisableReason } from '../../../domain/moderation/disable-reason.ts';
import type { Locale } from '../../../domain/viewer.ts';

type Messages = Record<DisableReason, string[]>;

const fr: Messages = {
  Default: [
    'Merci d’avoir créé ton profil. Après l’avoir relu, nous avons décidé de le mettre en pause : pour l’instant, les recruteurs ne le voient pas.',
    'Ce n’est pas définitif, et rien de ce que tu as écrit n’est perdu. Si tu veux en parler, réponds à ce message.',
  ],
  NotCompleteEnough: [
    'Merci d’avoir créé ton profil. Il n’est pas encore assez complet pour donner envie à un recruteur de t’écrire, alors nous l’avons mis en pause.',
    'Quelques phrases par expérience, tes technologies favorites et ce que tu cherches suffisent souvent. Tout ce que tu as écrit est conservé.',
    'Quand tu l’auras complété, réponds à ce message : nous le relirons tout de suite.',
  ],
  NotRelevant: [
    'Merci d’avoir créé ton profil. Certaines de ses informations ne correspondent pas à ce que cherchent ici les recruteurs, alors nous l’avons mis en pause.',
    'Relis-le en pensant à quelqu’un qui ne te connaît pas : ton métier, tes projets et tes technologies doivent s’y lire d’un coup d’œil.',
    'Dis-nous quand tu l’as corrigé, ou explique-nous ce que nous n’avons pas compris, en répondant à ce message.',
  ],
  NotEnoughExperiences: [
    'Merci d’avoir créé ton profil. Les expériences que tu y décris ne reflètent pas le nombre d’années d’expérience que tu indiques, alors nous l’avons mis en pause.',
    'Ajoute celles qui manquent, même courtes, ou corrige le nombre d’années : les recruteurs comparent les deux.',
    'Réponds ensuite à ce message, et nous le relirons.',
  ],
  RequiredVisa: [
    'Merci d’avoir créé ton profil. Tu n’as pas déclaré avoir besoin d’un visa, mais tu vis en dehors de l’espace Schengen, alors nous l’avons mis en pause.',
    'Précise ta situation dans la carte « Recherche d’emploi » : les entreprises qui accompagnent ces démarches sauront que tu en as besoin.',
    'Si tu as déjà le droit de travailler ici, dis-le-nous simplement en répondant à ce message.',
  ],
  TooManySpellingMistakes: [
    'Merci d’avoir créé ton profil. Il contient beaucoup de fautes d’orthographe, ce qui fait souvent hésiter un recruteur, alors nous l’avons mis en pause.',
    'Un correcteur ou une relecture par quelqu’un de ton entourage suffit. Rien de ce que tu as écrit n’est perdu.',
    'Quand c’est fait, réponds à ce message : nous le relirons tout de suite.',
  ],
};

const en: Messages = {
  Default: [
    'Thank you for creating your profile. Having read it, we have decided to pause it: recruiters do not see it for now.',
    'This is not final, and nothing that you wrote is lost. If you would like to talk about it, answer this message.',
  ],
  NotCompleteEnough: [
    'Thank you for creating your profile. It is not complete enough yet to make a recruiter want to write to you, so we have paused it.',
    'A few sentences about each experience, your favourite technologies and what you are looking for are often enough. All that you wrote is kept.',
    'Once you have completed it, answer this message: we will read it again at once.',
  ],
  NotRelevant: [
    'Thank you for creating your profile. Some of what it says is not what recruiters look for here, so we have paused it.',
    'Read it again as somebody who does not know you: your profession, your projects and your technologies should be clear at a glance.',
    'Tell us when you have corrected it, or explain what we have not understood, by answering this message.',
  ],
  NotEnoughExperiences: [
    'Thank you for creating your profile. The experiences that you describe do not reflect the years of experience that you give, so we have paused it.',
    'Add those that are missing, short ones too, or correct the number of years: recruiters compare the two.',
    'Then answer this message, and we will read it again.',
  ],
  RequiredVisa: [
    'Thank you for creating your profile. You did not say that you need a visa, but you live outside the Schengen area, so we have paused it.',
    'Describe your situation in the card “Job search”: companies that help with the formalities will know that you need it.',
    'If you already have the right to work here, simply tell us by answering this message.',
  ],
  TooManySpellingMistakes: [
    'Thank you for creating your profile. It has many spelling mistakes, which often makes a recruiter hesitate, so we have paused it.',
    'A spelling checker, or somebody who reads it for you, is enough. Nothing that you wrote is lost.',
    'When it is done, answer this message: we will read it again at once.',
  ],
};

/** Default templates of the product; the team can replace their texts in the settings. */
export const disableTexts: Record<Locale, Messages> = { fr, en };
