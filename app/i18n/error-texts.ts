import { passwordLimits } from '../../domain/account/password-limits.ts';
import {
  type ErrorCode,
  isErrorCode,
  isLimitName,
  type LimitName,
  type Limits,
  nameIn,
  type PlainCode,
  splitCode,
} from '../../domain/error-codes.ts';
import type { Locale } from '../../domain/viewer.ts';
import { wholeNumber } from './dates.ts';
import { defineTexts, useLocale, useTexts } from './texts.ts';

/** The sentence of every error code (domain/error-codes.ts). */
export const errorTexts = defineTexts<Record<PlainCode, string>>(
  {
    required: 'Ce champ est obligatoire',
    email: 'Cette adresse e-mail n’est pas valide : vérifiez-la',
    passwordShort: `Il faut au moins ${passwordLimits.min} caractères`,
    passwordLong: `${passwordLimits.max} caractères au maximum`,
    passwordCommon:
      'Ce mot de passe est facile à deviner. Choisissez-en un autre : quelques mots sans rapport entre eux suffisent',
    link: 'Un nom ne contient ni lien ni adresse e-mail',
    invisible: 'Ce nom contient des caractères invisibles ou un retour à la ligne : écrivez-le à nouveau',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel',
    phone: 'Ce numéro de téléphone n’est pas valide : il doit compter de 6 à 15 chiffres',
    sameEmail: 'C’est déjà votre adresse',
    emailTaken: 'Cette adresse a déjà un compte',
    httpLink: 'Le lien doit commencer par http:// ou https://',
    chooseLanguage: 'Vous devez choisir une langue',
    chooseTechnology: '* Veuillez sélectionner au moins une technologie',
    endBeforeStart: 'La fin ne peut pas précéder le début : corrigez l’une des deux dates',
    outOfRange: 'Choisissez une date entre janvier 1980 et aujourd’hui',
    duplicate: 'C’est déjà dans la liste',
    unknown: 'Nous ne reconnaissons pas cette valeur : choisissez-en une autre',
    ownName: 'Ce surnom contient votre nom : choisissez-en un autre',
    consent: 'Sans votre accord, cette information ne peut pas être enregistrée',
    soundtrack: 'Collez une adresse Spotify, Deezer ou SoundCloud',
    salaryOrder: 'Le maximum est inférieur au minimum',
    noTechnologies: 'Ajoutez d’abord une technologie favorite à votre profil : rien n’a été enregistré.',
    payHistory:
      'Retirez cette question : une entreprise ne demande pas à une personne ce qu’elle gagne ou gagnait ailleurs. Demandez plutôt ses attentes',
    openField: 'Il reste un champ entre accolades : complétez-le ou retirez-le',
    yearsOrder: 'Le maximum est inférieur au minimum',
    code: 'Ce code n’est pas le bon : attendez le suivant et recommencez',
    validatedName: 'Seule notre équipe peut changer le nom d’une entreprise validée : écrivez-nous',
    lastAdmin:
      'Une entreprise doit toujours avoir au moins un·e administrateur·rice : donnez d’abord ce droit à une autre personne',
    notAlone:
      'Vous ne pouvez supprimer cette entreprise que si vous en êtes l’unique membre et qu’elle n’est pas encore validée',
    alreadyMember: 'Cette personne fait déjà partie de l’équipe',
    alreadyInvited: 'Cette adresse a déjà reçu une invitation : renvoyez-la depuis la liste',
    webhookUrl: 'Il faut une adresse https:// que l’on peut joindre depuis Internet',
    noAddress: 'Cette personne n’a pas laissé d’adresse : vous ne pouvez pas lui répondre',
    hiddenFromCompany: 'Vous avez choisi de ne pas être visible de cette entreprise',
    shortProfile: 'Complétez d’abord votre profil : l’entreprise doit pouvoir le lire',
    fewOptions: 'Il faut au moins deux réponses proposées',
    noRightOption: 'Cochez au moins une bonne réponse',
    noWrongOption: 'Il faut aussi au moins une mauvaise réponse',
    seconds: 'Un nombre de secondes entre 10 et 600',
    optionsAsked: 'Cette question a déjà été posée : le nombre de réponses ne peut plus changer',
    alias: 'Seulement des minuscules sans accent, des chiffres et des traits d’union',
    fixedAddress: 'L’adresse d’un QCM publié ne peut plus changer',
    seasonOver: 'Cette saison est terminée : ses classements sont définitifs',
    seasonPast: 'Une saison ne peut pas finir avant aujourd’hui',
    publicationDay: 'Choisissez un jour entre demain et dans 90 jours',
    publicationLate: 'L’offre doit paraître au plus tard le dernier jour des candidatures',
    applyUntil: 'Choisissez un jour entre aujourd’hui et dans 180 jours',
    reminderDay: 'Choisissez un jour entre aujourd’hui et dans un an',
    invalid: 'Ce lien n’est pas valable, ou il a déjà servi',
    refused: 'Le compte n’a pas pu être créé. Vérifiez ce que vous avez rempli et recommencez.',
    signedOut: 'Votre session a pris fin, et rien n’a été enregistré. Connectez-vous, puis réessayez.',
    lastAdministrator: 'Il faut qu’au moins une personne administre le produit : nommez-en d’abord une autre.',
    slotTaken: 'Ce créneau vient d’être pris. Rien n’a été réservé : choisissez-en un autre.',
    slotAlready: 'Vous avez déjà un rendez-vous avec notre équipe.',
    notPublished: 'Votre profil n’est plus publié : rien n’a été réservé.',
    callOver:
      'Ce rendez-vous ne peut plus être changé : il est passé, ou déjà annulé. Fermez cette fenêtre et ouvrez-la de nouveau.',
    callChanged: 'Ce rendez-vous vient d’être changé ailleurs. Voici où il en est : rien n’a été changé ici.',
    notOffered: 'Cet appel ne peut plus être réservé ici. Fermez cette fenêtre et ouvrez-la de nouveau.',
    slotPast: 'Ce créneau est passé : choisissez-en un autre',
    slotFar: 'Choisissez un créneau dans les six mois qui viennent',
    httpsLink: 'Le lien doit commencer par https://',
    openMeetings: 'Trois propositions attendent déjà une réponse : annulez-en une avant d’en faire une autre.',
    external: 'On postule à cette offre sur le site de l’entreprise.',
    tooMany:
      'Trop d’essais en peu de temps. Par sécurité, patientez quelques minutes puis recommencez : rien de ce que vous avez écrit n’est perdu.',
  },
  {
    required: 'This field is required',
    email: 'This e-mail address is not valid: please check it',
    passwordShort: `At least ${passwordLimits.min} characters are needed`,
    passwordLong: `At most ${passwordLimits.max} characters are allowed`,
    passwordCommon: 'This password is easy to guess. Choose another: a few unrelated words are enough',
    link: 'A name cannot contain a link or an e-mail address',
    invisible: 'This name contains invisible characters or a line break: type it again',
    wrongPassword: 'This is not your current password',
    phone: 'This phone number is not valid: it should have 6 to 15 digits',
    sameEmail: 'This is already your address',
    emailTaken: 'This address already has an account',
    httpLink: 'The link must start with http:// or https://',
    chooseLanguage: 'You must choose a language',
    chooseTechnology: '* Please select at least one technology',
    endBeforeStart: 'The end cannot be before the start: correct one of the dates',
    outOfRange: 'Choose a date between January 1980 and today',
    duplicate: 'This is already in the list',
    unknown: 'We do not recognise this value: choose another',
    ownName: 'This nickname contains your name: choose another',
    consent: 'Without your consent, this information cannot be saved',
    soundtrack: 'Paste a Spotify, Deezer or SoundCloud address',
    salaryOrder: 'The maximum is below the minimum',
    noTechnologies: 'First add a favourite technology to your profile: nothing was saved.',
    payHistory:
      'Remove this question: a company does not ask a person what they earn or earned elsewhere. Ask for their expectations instead',
    openField: 'A field in braces is left: complete it or remove it',
    yearsOrder: 'The maximum is below the minimum',
    code: 'This is not the right code: wait for the next one and try again',
    validatedName: 'Only our team can change the name of a validated company: write to us',
    lastAdmin: 'A company always needs an administrator: make someone else one first',
    notAlone: 'You can delete this company only while you are its sole member and it has not been validated',
    alreadyMember: 'This person is already on the team',
    alreadyInvited: 'This address has already been invited: resend the invitation from the list',
    webhookUrl: 'This must be an https:// address that can be reached from the internet',
    noAddress: 'This person left no address, so you cannot reply',
    hiddenFromCompany: 'You have chosen not to be visible to this company',
    shortProfile: 'Complete your profile first: the company must be able to read it',
    fewOptions: 'At least two options are needed',
    noRightOption: 'Tick at least one correct answer',
    noWrongOption: 'At least one wrong answer is needed too',
    seconds: 'A number of seconds between 10 and 600',
    optionsAsked: 'This question has already been asked: the number of options can no longer change',
    alias: 'Lowercase letters without accents, digits and hyphens only',
    fixedAddress: 'The address of a published test can no longer change',
    seasonOver: 'This season is over: its rankings are final',
    seasonPast: 'A season cannot end before today',
    publicationDay: 'Choose a day between tomorrow and 90 days from now',
    publicationLate: 'The job must be published on the last day for applications at the latest',
    applyUntil: 'Choose a day between today and 180 days from now',
    reminderDay: 'Choose a day between today and a year from now',
    invalid: 'This link is not valid, or has already been used',
    refused: 'The account could not be created. Check what you filled in and try again.',
    signedOut: 'Your session has ended, and nothing was saved. Sign in, then try again.',
    lastAdministrator: 'At least one person must administer the product: name another one first.',
    slotTaken: 'This slot has just been taken. Nothing was booked: choose another.',
    slotAlready: 'You already have an appointment with our team.',
    notPublished: 'Your profile is no longer published: nothing was booked.',
    callOver:
      'This appointment can no longer be changed: it is over, or has already been cancelled. Close this window and open it again.',
    callChanged:
      'This appointment has just been changed elsewhere. Here is how it stands now: nothing was changed here.',
    notOffered: 'This call can no longer be booked here. Close this window and open it again.',
    slotPast: 'This slot is in the past: choose another',
    slotFar: 'Choose a slot within the next six months',
    httpsLink: 'The link must start with https://',
    openMeetings: 'Three proposals are already waiting for a reply: cancel one before making another.',
    external: 'Apply for this job on the company’s own site.',
    tooMany:
      'Too many attempts in a short time. For security reasons, wait a few minutes and try again: nothing you typed is lost.',
  },
);

const fr = (value: number) => wholeNumber('fr', value);
const en = (value: number) => wholeNumber('en', value);

/** The error codes with limits ('long:160:12', 'range:1:99'). */
const limitTexts = defineTexts<{ [Name in LimitName]: (...limits: Limits<Name>) => string }>(
  {
    long: (most: number, over: number) =>
      `${fr(most)} ${most < 2 ? 'caractère' : 'caractères'} au plus : ${fr(over)} de trop`,
    short: (least: number) =>
      `Écrivez au moins ${fr(least)} caractères : ce que vous proposez, et pourquoi à cette personne`,
    tooManyRows: (most: number) => `Il y en a trop : ${fr(most)} au plus`,
    range: (least: number, most: number) => `Un nombre entier entre ${fr(least)} et ${fr(most)}`,
    seasonLength: (least: number, most: number) =>
      `Une saison dure de ${fr(least)} à ${fr(most)} jours : choisissez une autre date`,
    seasonNext: (least: number, most: number) =>
      `Une saison dure de ${fr(least)} à ${fr(most)} jours, et la suivante en aurait moins ou davantage : changez d’abord sa date`,
    fewQuestions: (least: number) =>
      `Il faut au moins ${fr(least)} ${least < 2 ? 'question publiée' : 'questions publiées'} : ce QCM n’en a pas encore assez`,
  },
  {
    long: (most: number, over: number) =>
      `At most ${en(most)} ${most === 1 ? 'character' : 'characters'}: ${en(over)} too many`,
    short: (least: number) => `Write at least ${en(least)} characters: what you offer, and why to this person`,
    tooManyRows: (most: number) => `There are too many: at most ${en(most)}`,
    range: (least: number, most: number) => `A whole number between ${en(least)} and ${en(most)}`,
    seasonLength: (least: number, most: number) =>
      `A season lasts ${en(least)} to ${en(most)} days: choose another date`,
    seasonNext: (least: number, most: number) =>
      `A season lasts ${en(least)} to ${en(most)} days, and the next one would have fewer or more: change its date first`,
    fewQuestions: (least: number) =>
      `At least ${en(least)} published ${least === 1 ? 'question is' : 'questions are'} needed: this test does not have enough yet`,
  },
);

const namedTexts = defineTexts(
  { otherMeaning: (name: string) => `Ce mot veut déjà dire « ${name} » : il n’a qu’un sens de chaque sorte` },
  { otherMeaning: (name: string) => `This word already means “${name}”: it can have only one meaning of each kind` },
);

/** The sentence of an error code, with its limits or its name. */
export function errorSentence(locale: Locale, code: ErrorCode): string {
  // The server may be newer than the page, and answer with a code that this page does not have.
  if (!isErrorCode(code)) return errorTexts[locale].unknown;
  const meaning = nameIn(code);
  if (meaning !== undefined) return namedTexts[locale].otherMeaning(meaning);
  const { name, limits } = splitCode(code);
  if (!isLimitName(name)) return errorTexts[locale][name as PlainCode];
  const sentence: (...limits: number[]) => string = limitTexts[locale][name];
  return sentence(...limits);
}

/** The time until the next attempt, in words. */
const waitTexts = defineTexts(
  {
    again: (seconds: number) =>
      `Trop d’essais en peu de temps. Par sécurité, réessayez dans ${inUnits(seconds, ['seconde', 'secondes'], ['minute', 'minutes'])} : rien de ce que vous avez écrit n’est perdu.`,
  },
  {
    again: (seconds: number) =>
      `Too many attempts in a short time. For security reasons, try again in ${inUnits(seconds, ['second', 'seconds'], ['minute', 'minutes'])}: nothing you typed is lost.`,
  },
);

/** In seconds up to two minutes, then in minutes, rounded up. */
function inUnits(seconds: number, ...units: [one: string, many: string][]): string {
  const small = seconds < 120;
  const count = small ? seconds : Math.ceil(seconds / 60);
  return `${count} ${units[small ? 0 : 1]?.[count === 1 ? 0 : 1]}`;
}

type Answer<Own extends string> = { errors?: Record<string, ErrorCode | Own>; seconds?: number } | undefined;
type ErrorOf = (field: string) => string | undefined;

/**
 * The error sentence of a field of an answered form; undefined without an error. A form with codes of its own passes a
 * sentence for each of them.
 */
export function useFieldErrors(answer: Answer<never>): ErrorOf;
export function useFieldErrors<Own extends string>(answer: Answer<Own>, own: Record<Own, string>): ErrorOf;
export function useFieldErrors(answer: Answer<string>, own: Record<string, string> = {}): ErrorOf {
  const locale = useLocale();
  const wait = useTexts(waitTexts);
  return (field) => {
    const code = answer?.errors?.[field];
    if (code === undefined) return undefined;
    if (code === 'tooMany' && answer?.seconds) return wait.again(answer.seconds);
    return own[code] ?? errorSentence(locale, code as ErrorCode);
  };
}
