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

const facts: StartFacts = { incomplete: false, sending: false, failed: { single: false, batch: false } };
const incomplete = { ...facts, incomplete: true };
const sending = { ...facts, sending: true };
const failed = { ...facts, failed: { single: true, batch: false } };
const at = (step: StartDialog['step']): StartDialog => ({ open: true, step });

describe('the step to show', () => {
  it.each<[string, StartDialog, StartFacts, string]>([
    ['closed', closedStartDialog, incomplete, 'closed'],
    ["'Incomplete-info warning'", at('intro'), incomplete, 'intro'],
    ["'skipped when nothing is missing'", at('intro'), facts, 'recap'],
    ['recap, whatever is missing', at('recap'), incomplete, 'recap'],
    ['message', at('start'), facts, 'start'],
    ['sending', at('start'), sending, 'sending'],
    ["'With an error present, the error view shows'", at('start'), failed, 'error'],
    ['an error of the batch', at('intro'), { ...facts, failed: { single: false, batch: true } }, 'error'],
    ['an error that came while sending', at('start'), { ...failed, sending: true }, 'error'],
  ])('%s', (_, dialog, given, expected) => expect(startView(dialog, given)).toBe(expected));
});

describe("'intro (only when info is incomplete, else straight to recap) → recap → start (records a profile visit) → end'", () => {
  it('with something missing', () => {
    const intro = advanceStartDialog(closedStartDialog, 'open', incomplete);
    expect(intro).toEqual({ dialog: at('intro'), effects: [] });
    const recap = advanceStartDialog(intro.dialog, 'continue', incomplete);
    expect(recap).toEqual({ dialog: at('recap'), effects: [] });
    const start = advanceStartDialog(recap.dialog, 'continue', incomplete);
    expect(start).toEqual({ dialog: at('start'), effects: ['recordVisit'] });
    expect(advanceStartDialog(start.dialog, 'end', incomplete)).toEqual({ dialog: closedStartDialog, effects: [] });
  });

  it('with nothing missing', () =>
    expect(advanceStartDialog(at('intro'), 'continue', facts)).toEqual({
      dialog: at('start'),
      effects: ['recordVisit'],
    }));

  it("'Contacter plus tard (Ajouter aux favoris)'", () =>
    expect(advanceStartDialog(at('recap'), 'favourite', facts)).toEqual({
      dialog: closedStartDialog,
      effects: ['addFavourite'],
    }));

  it.each([
    ['an error exists', failed],
    ['sending is in progress', sending],
  ])("'closes and resets to intro unless an error exists or sending is in progress': %s", (_, given) =>
    expect(advanceStartDialog(at('start'), 'end', given)).toEqual({ dialog: at('start'), effects: [] }),
  );

  it.each([
    [{ single: true, batch: false }, ['deleteRequest']],
    [{ single: false, batch: true }, ['deleteBatch']],
    [{ single: true, batch: true }, ['deleteRequest', 'deleteBatch']],
  ])("'closing it deletes the failed request (single and/or batch) and closes': %o", (which, effects) =>
    expect(advanceStartDialog(at('start'), 'closeError', { ...facts, failed: which })).toEqual({
      dialog: closedStartDialog,
      effects,
    }),
  );

  it.each<[string, StartDialog, StartAction, StartFacts]>([
    ['opening what is open', at('recap'), 'open', facts],
    ['going on after the message', at('start'), 'continue', facts],
    ['going on while sending', at('recap'), 'continue', sending],
    ['favourite from the message step', at('start'), 'favourite', facts],
    ['closing an error that is not there', at('recap'), 'closeError', facts],
    ['going on while closed', closedStartDialog, 'continue', facts],
    ['favourite while closed', closedStartDialog, 'favourite', facts],
    ['ending what is closed', closedStartDialog, 'end', facts],
  ])('%s does nothing', (_, dialog, action, given) =>
    expect(advanceStartDialog(dialog, action, given)).toEqual({ dialog, effects: [] }),
  );
});

it.each([
  ['id10', true],
  ['freemium', false],
  ['id0', false],
  [null, false],
])("'For paid accounts: 'Cette action n'occupera pas d'emplacement de conversation !'': %s", (planId, expected) =>
  expect(saysNoSlotIsTaken(planId)).toBe(expected),
);
