import { passwordLimits } from '../../domain/account/password-limits.ts';
import { defineTexts, useTexts } from './texts.ts';

/** What the codes of the schemas say to a person. */
export const errorTexts = defineTexts(
  {
    required: 'Ce champ est obligatoire',
    email: 'Cette adresse e-mail n’est pas complète',
    passwordShort: `Il faut au moins ${passwordLimits.min} caractères`,
    passwordLong: `Il faut au plus ${passwordLimits.max} caractères`,
    long: 'C’est trop long',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel',
    code: 'Ce code n’est pas le bon. Attendez le suivant et recommencez',
    tooMany:
      'Trop d’essais en peu de temps. Par sécurité, patientez quelques minutes puis recommencez : rien de ce que vous avez écrit n’est perdu.',
  },
  {
    required: 'This field is required',
    email: 'This e-mail address is not complete',
    passwordShort: `At least ${passwordLimits.min} characters are needed`,
    passwordLong: `At most ${passwordLimits.max} characters are allowed`,
    long: 'This is too long',
    wrongPassword: 'This is not your current password',
    code: 'This is not the right code. Wait for the next one and try again',
    tooMany:
      'Too many attempts in a short time. For safety, wait a few minutes and try again: nothing you typed is lost.',
  },
);

export type FormAnswer = { errors?: Record<string, string> } | undefined;

/** The sentence for a field of an answered form; nothing when the field is right. */
export function useFieldErrors(answer: FormAnswer): (field: string) => string | undefined {
  const errors = useTexts(errorTexts);
  return (field) => {
    const code = answer?.errors?.[field];
    return code ? (errors[code as keyof typeof errors] ?? errors.required) : undefined;
  };
}
