import { expect, it } from 'vitest';
import { contactTexts } from '../../../app/features/moderation/support/contact.texts.ts';
import { readPrefilled, reportText } from './prefilled.ts';

const id = '01890000-0000-7000-8000-000000000002';

it('the text of a report has the developer and the reason', () => {
  expect(reportText(id, 'Faux\ndiplôme')).toBe(
    `Bonjour ! Je souhaite reporter un développeur (id: ${id}) pour la raison suivante : Faux\ndiplôme`,
  );
  expect(readPrefilled(reportText(id, 'Faux\ndiplôme'))).toEqual({
    kind: 'report',
    developerId: id,
    reason: 'Faux\ndiplôme',
  });
});

it.each(['fr', 'en'] as const)('the text of an error is recognised as the contact page fills it in (%s)', (locale) => {
  const text = contactTexts[locale].introduction('DENY_NEED_PLAN');
  expect(readPrefilled(`${text}\nMerci !`)).toEqual({ kind: 'error', code: 'DENY_NEED_PLAN' });
});

it('the French text of an error is exactly this one', () =>
  expect(contactTexts.fr.introduction('DENY_NEED_PLAN').replace(/[\u202f\u00a0]/g, ' ')).toBe(
    "J'ai eu une erreur pour démarrer ma mise en relation, voici le code de l'erreur : DENY_NEED_PLAN",
  ));

it.each(['Bonjour !', 'Je souhaite reporter un développeur (id: x) pour la raison suivante : y', ''])(
  'any other text is a message: %s',
  (text) => expect(readPrefilled(text)).toEqual({ kind: 'message' }),
);
