import type { Page } from '@playwright/test';
import { addJob, jobRow } from '../../harness/job-dialog.ts';
import { join } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { newName, postJson } from '../../harness/recruiter.ts';

/** The browser of the tests calls itself headless, which is a robot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent, contextOptions: { userAgent, reducedMotion: 'reduce' } });

/** Opens the page of an offer; resolves once the server has counted the view. */
async function view(page: Page, address: string): Promise<void> {
  const counted = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/view'));
  await page.goto(address);
  expect((await counted).status()).toBe(204);
}

test('a company reads how many people opened its offer, and what became of it', async ({ page, as, otherBrowser }) => {
  const title = newName('Développeur Elm');
  const recruiter = await as('recruiter');
  const { address, managed } = await addJob(recruiter, title);
  await postJson(recruiter, managed, { mode: 'publish' });
  // A visitor has a page without scripts of the product, but counts; the own team does not.
  const visitor = await otherBrowser();
  await view(visitor, address);
  await view(visitor, address);
  await join(page);
  await view(page, address);
  await recruiter.goto(address);

  await recruiter.goto('/job-manager');
  const figures = jobRow(recruiter, title).getByRole('link', { name: /^2 vues, 0 candidature/ });
  await expect(figures).toHaveText('2 vues, 0 candidature (0 %), 0 conversation');
  await goodAtEveryWidth(recruiter);
  await figures.click();
  await expect(recruiter).toHaveURL(`${managed}/chiffres`);
  await expect(recruiter.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(recruiter.getByRole('list', { name: 'De la vue à la conversation' })).toContainText('Vues2');
  await expect(recruiter.getByRole('img', { name: 'Par semaine : 2 vues et 0 candidature en tout' })).toBeVisible();
  await goodAtEveryWidth(recruiter);
  await goodInBothThemes(recruiter);
  expect((await page.goto(recruiter.url()))?.status()).toBe(403);
});
