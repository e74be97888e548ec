import { describe, expect, it } from 'vitest';
import {
  advanceStartDialog,
  closedStartDialog,
  type StartAction,
  type StartDialog,
  type StartFacts,
  saysNoSlotIsTaken,
  startView,
} from './start-dialog.ts';

const facts: StartFacts = {
  incomplete: false,
  sending: false,
  fromList: false,
  failed: { single: false, batch: false },
};
const incomplete = { ...facts, incomplete: true };
const fromList = { ...facts, fromList: true };
const sending = { ...facts, sending: true };
const failed = { ...facts, failed: { single: true, batch: false } };
const at = (step: StartDialog['step']): StartDialog => ({ open: true, step });

describe('the view of the start dialog (docs/product/contact.md, The start dialog)', () => {
  it.each<[string, StartDialog, StartFacts, string]>([
    ['closed', closedStartDialog, incomplete, 'closed'],
    ['incomplete information: the warning', at('intro'), incomplete, 'intro'],
    ['nothing missing: the warning is skipped', at('intro'), facts, 'recap'],
    ['the recap, even with missing information', at('recap'), incomplete, 'recap'],
    ['from a list, nothing missing: the message', at('intro'), fromList, 'start'],
    ['from a list, with missing information', at('intro'), { ...fromList, incomplete: true }, 'intro'],
    ['message', at('start'), facts, 'start'],
    ['sending', at('start'), sending, 'sending'],
    ['an error', at('start'), failed, 'error'],
    ['an error of the selection', at('intro'), { ...facts, failed: { single: false, batch: true } }, 'error'],
    ['an error that came while sending', at('start'), { ...failed, sending: true }, 'error'],
  ])('for the case: %s', (_, dialog, given, expected) => expect(startView(dialog, given)).toBe(expected));
});

describe('the steps of the start dialog (docs/product/contact.md, The start dialog)', () => {
  it('start with the warning when information is missing', () => {
    const intro = advanceStartDialog(closedStartDialog, 'open', incomplete);
    expect(intro).toEqual({ dialog: at('intro'), effects: [] });
    const recap = advanceStartDialog(intro.dialog, 'continue', incomplete);
    expect(recap).toEqual({ dialog: at('recap'), effects: [] });
    const start = advanceStartDialog(recap.dialog, 'continue', incomplete);
    expect(start).toEqual({ dialog: at('start'), effects: ['recordVisit'] });
    expect(advanceStartDialog(start.dialog, 'end', incomplete)).toEqual({ dialog: closedStartDialog, effects: [] });
  });

  it('skip the warning when nothing is missing', () =>
    expect(advanceStartDialog(at('intro'), 'continue', facts)).toEqual({
      dialog: at('start'),
      effects: ['recordVisit'],
    }));

  it('from a list leave out the recap, and record the visit once', () => {
    const message = { dialog: at('start'), effects: ['recordVisit'] };
    expect(advanceStartDialog(at('intro'), 'loaded', fromList)).toEqual(message);
    expect(advanceStartDialog(at('start'), 'loaded', fromList)).toEqual({ dialog: at('start'), effects: [] });
    const warned = { ...fromList, incomplete: true };
    expect(advanceStartDialog(at('intro'), 'loaded', warned)).toEqual({ dialog: at('intro'), effects: [] });
    expect(advanceStartDialog(at('intro'), 'continue', warned)).toEqual(message);
  });

  it('end with « Contacter plus tard (Ajouter aux favoris) »', () =>
    expect(advanceStartDialog(at('recap'), 'favourite', facts)).toEqual({
      dialog: closedStartDialog,
      effects: ['addFavourite'],
    }));

  it.each([
    ['there is an error', failed],
    ['sending is in progress', sending],
  ])('the dialog stays open at the end when %s', (_, given) =>
    expect(advanceStartDialog(at('start'), 'end', given)).toEqual({ dialog: at('start'), effects: [] }),
  );

  it.each([
    [{ single: true, batch: false }, ['deleteRequest']],
    [{ single: false, batch: true }, ['deleteBatch']],
    [{ single: true, batch: true }, ['deleteRequest', 'deleteBatch']],
  ])('closing the error view deletes the failed requests and closes the dialog: %o', (which, effects) =>
    expect(advanceStartDialog(at('start'), 'closeError', { ...facts, failed: which })).toEqual({
      dialog: closedStartDialog,
      effects,
    }),
  );

  it.each<[string, StartDialog, StartAction, StartFacts]>([
    ['opening an open dialog', at('recap'), 'open', facts],
    ['the arrival of the data, on a profile', at('intro'), 'loaded', facts],
    ['continuing after the message step', at('start'), 'continue', facts],
    ['continuing while sending', at('recap'), 'continue', sending],
    ['the favourite button in the message step', at('start'), 'favourite', facts],
    ['closing an error that does not exist', at('recap'), 'closeError', facts],
    ['continuing while closed', closedStartDialog, 'continue', facts],
    ['the favourite button while closed', closedStartDialog, 'favourite', facts],
    ['ending a closed dialog', closedStartDialog, 'end', facts],
  ])('%s does nothing', (_, dialog, action, given) =>
    expect(advanceStartDialog(dialog, action, given)).toEqual({ dialog, effects: [] }),
  );
});

it.each([
  ['id10', true],
  ['freemium', false],
  ['id0', false],
  [null, false],
])('the notice that no conversation slot is used, on the plan %s', (planId, expected) =>
  expect(saysNoSlotIsTaken(planId)).toBe(expected),
);
