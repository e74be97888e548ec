/** What recruiters and developers write to each other; in the language of the developer. */
export const requests = {
  fr: [
    'Bonjour {name},\n\nvotre parcours avec {tech} a retenu l’attention de toute l’équipe, et surtout la façon dont vous racontez vos projets. Chez {company}, nous cherchons quelqu’un qui aime autant comprendre le besoin qu’écrire le code.\n\nAuriez-vous une demi-heure cette semaine ou la suivante pour en parler ?\n\n{recruiter}',
    'Bonjour {name},\n\nje travaille chez {company} et je lis vos expériences avec plaisir : nous avons les mêmes questions sur {tech} en ce moment. Le poste est ouvert, l’équipe petite, et vous choisiriez vos sujets avec nous.\n\nSeriez-vous d’accord pour un premier échange, sans engagement ?\n\n{recruiter}',
    'Bonjour {name},\n\nnotre équipe s’agrandit et votre profil est exactement ce que nous espérions lire. Vous travailleriez sur {tech}, avec du temps pour bien faire, et trois jours par semaine à distance.\n\nPuis-je vous appeler un soir de cette semaine ?\n\n{recruiter}',
    'Bonjour {name}, une question simple : qu’est-ce qui vous ferait changer d’équipe aujourd’hui ? Chez {company}, nous avons un sujet {tech} qui attend la bonne personne, et je préfère vous écouter avant de vous le présenter.\n\n{recruiter}',
  ],
  en: [
    'Hello {name},\n\nyour work with {tech} caught the eye of the whole team, and so did the way you write about it. At {company} we are looking for somebody who enjoys understanding a problem as much as solving it.\n\nWould you have half an hour this week or next?\n\n{recruiter}',
    'Hello {name},\n\nI work at {company}, and we are asking ourselves the questions about {tech} that you seem to have answered. The team is small and chooses its own subjects.\n\nWould you be open to a first conversation?\n\n{recruiter}',
  ],
} as const;

/** After an application was accepted. */
export const openings = {
  fr: [
    'Bonjour {name}, merci pour votre candidature. Elle nous a plu, et nous aimerions vous rencontrer. Quels moments vous conviendraient la semaine prochaine ?',
    'Bonjour {name}, merci d’avoir pensé à {company}. J’ai lu votre message deux fois et j’aimerais vous présenter l’équipe. Préférez-vous un appel ou une visite ?',
  ],
  en: ['Hello {name}, thank you for your application. We liked it and would like to meet you. When would suit you?'],
} as const;

export const answers = {
  fr: [
    'Bonjour {recruiterFirst}, merci pour votre message. Ce que vous décrivez m’intéresse, surtout la partie {tech}. Je suis disponible jeudi après 17 h ou vendredi matin.',
    'Bonjour, merci d’avoir lu mon profil jusqu’au bout. Oui pour un échange. Pouvez-vous m’en dire un peu plus sur l’équipe et sur la façon dont vous relisez le code ?',
    'Bonjour {recruiterFirst}, avec plaisir. Je suis encore en poste, donc plutôt en fin de journée.',
  ],
  en: [
    'Hello {recruiterFirst}, thank you for your message. What you describe interests me, the {tech} part above all. I am free on Thursday after five or on Friday morning.',
    'Hello, thank you for reading my profile to the end. I would be glad to talk. Could you tell me more about the team?',
  ],
} as const;

export const recruiterLines = {
  fr: [
    'Parfait. Je vous propose vendredi à 9 h 30, par visio. Je serai avec la personne qui encadre l’équipe.',
    'Avec plaisir : nous sommes quatre, nous relisons tout à deux, et nous mettons en production presque chaque jour. Je vous raconterai le reste de vive voix.',
    'Merci pour cet échange. L’équipe est enthousiaste ; je reviens vers vous d’ici mercredi avec la suite.',
    'Bonne nouvelle : nous aimerions vous faire rencontrer le reste de l’équipe. Mardi ou jeudi prochain ?',
  ],
  en: [
    'Perfect. Shall we say Friday at half past nine, by video? The person who leads the team will join us.',
    'Thank you for the conversation. The team is keen; I will come back to you by Wednesday.',
    'Good news: we would like you to meet the rest of the team. Tuesday or Thursday next week?',
  ],
} as const;

export const developerLines = {
  fr: [
    'C’est noté pour vendredi, merci. À bientôt.',
    'Merci à vous, la conversation était agréable et les questions concrètes. J’attends de vos nouvelles.',
    'Jeudi me va très bien. Faut-il préparer quelque chose ?',
    'Une question avant notre rendez-vous : le poste est-il compatible avec deux jours à distance ?',
  ],
  en: [
    'Friday it is, thank you. See you then.',
    'Thank you, I enjoyed our conversation. I look forward to hearing from you.',
    'Thursday suits me well. Is there anything I should prepare?',
  ],
} as const;

/** After a conversation was put away and taken up again. */
export const comebacks = {
  fr: ['Bonjour {name}, le poste dont nous parlions rouvre, et j’ai tout de suite pensé à vous. Où en êtes-vous ?'],
  en: ['Hello {name}, the position we talked about is open again, and I thought of you at once. Where do you stand?'],
} as const;

/** Said with a refusal. */
export const refusalWords = {
  fr: [
    'Merci pour votre message. Je viens de m’engager ailleurs.',
    'Le poste est intéressant, mais je ne souhaite pas déménager.',
    'Je préfère rester dans mon équipe pour le moment.',
  ],
  en: ['Thank you for your message. I have just accepted another position.', 'I would rather not move at the moment.'],
} as const;

export const declineMessages = {
  fr: [
    'Votre candidature est solide, mais nous avons choisi quelqu’un qui connaît déjà notre métier. Nous serions heureux de vous relire dans un an.',
    'Le poste vient d’être pourvu en interne. Merci pour le soin que vous avez mis dans votre message.',
  ],
  en: [
    'Your application is a good one, but the position has just been filled from within. Thank you for the care you took.',
  ],
} as const;

export const teamWords = 'Le message ne parle ni du poste ni de la personne : à réécrire avant un nouvel envoi.';

/** The draft in the selection of the account that has the feature. */
export const selectionDraft =
  'Bonjour,\n\nnous construisons chez Cadrantia une équipe de six personnes autour d’un nouveau produit, et votre profil nous a donné envie de vous rencontrer.\n\nAuriez-vous vingt minutes la semaine prochaine ?\n\nFarida Meziane';
export const selectionMessage =
  'Bonjour, votre dernier projet ressemble de près à ce que nous commençons. Je serais heureuse que vous nous le racontiez.';
