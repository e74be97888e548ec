import type { Page } from '@playwright/test';
import { choosableLines } from '../../domain/assessments/session/code-lines.ts';
import type { GivenAnswer } from '../../domain/assessments/session/given-answer.ts';
import type { Database } from '../../server/data/database.ts';
import { readSession, type StoredQuestion } from '../../server/services/assessments/session/session-store.ts';

/** A right or a wrong answer to the open question of a session, of any format, as its player would send it. */
export async function answerTo(db: Database, sessionId: string, right = true): Promise<GivenAnswer> {
  const row = await db
    .selectFrom('testSessions')
    .select('userId')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const stored = await readSession(db, sessionId, row.userId);
  const open = stored?.questions.find(({ how }) => how === null);
  if (!open) throw new Error('no question is open');
  return right ? rightAnswer(open) : wrongAnswer(open);
}

function rightAnswer({ format, optionOrder, right, rightLines, output }: StoredQuestion): GivenAnswer {
  const places = optionOrder.map((_, place) => place);
  switch (format) {
    case 'choice':
    case 'patch':
      return { chosen: places.filter((place) => right.includes(optionOrder[place] ?? -1)) };
    case 'line':
      return { chosen: rightLines.slice(0, 1) };
    case 'output':
      return { typed: output ?? '' };
    case 'order':
      return { chosen: places.map((step) => optionOrder.indexOf(step)) };
  }
}

function wrongAnswer({ format, optionOrder, right, rightLines, code }: StoredQuestion): GivenAnswer {
  const places = optionOrder.map((_, place) => place);
  switch (format) {
    case 'choice':
    case 'patch':
      return { chosen: places.filter((place) => !right.includes(optionOrder[place] ?? -1)).slice(0, 1) };
    case 'line':
      return {
        chosen: choosableLines(code ?? '')
          .filter((line) => !rightLines.includes(line))
          .slice(0, 1),
      };
    case 'output':
      return { typed: 'something else' };
    case 'order':
      // Steps are never shown in their right order.
      return { chosen: places };
  }
}

/** Gives an answer on the screen of a question of any format, by keyboard, without validating it. */
export async function giveAnswer(page: Page, answer: GivenAnswer = { chosen: [] }): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('textarea, fieldset input, [data-step]').first().waitFor();
  const text = main.getByRole('textbox');
  if (await text.count()) return text.pressSequentially('typed' in answer ? answer.typed : 'anything');
  const chosen = 'chosen' in answer ? [...answer.chosen] : [];
  const steps = await main.locator('[data-step]').count();
  if (steps > 0) return orderSteps(page, chosen.length > 0 ? chosen : [1, 0, 2].slice(0, steps));
  const inputs = main.locator('fieldset input');
  if (chosen.length === 0) return inputs.first().press('Space');
  for (const value of chosen) await main.locator(`fieldset input[value="${value}"]`).press('Space');
}

async function orderSteps(page: Page, wanted: readonly number[]): Promise<void> {
  const order = wanted.map((_, place) => place);
  await page.locator('[data-step]').first().focus();
  for (const [to, step] of wanted.entries()) {
    const from = order.indexOf(step);
    order.splice(to, 0, ...order.splice(from, 1));
    await page.keyboard.press(`${from + 1}`);
    for (let place = from; place > to; place--) await page.keyboard.press('Alt+ArrowUp');
  }
}
