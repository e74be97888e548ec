import { addJob } from '../../harness/job-dialog.ts';
import { join } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, goodInBothThemes, test } from '../../harness/person.ts';
import { newName, postJson } from '../../harness/recruiter.ts';

test('a developer keeps an offer, finds it among the kept ones, also when it is closed, and removes it', {
  tag: '@once',
}, async ({ page, as }) => {
  const title = newName('Développeuse Svelte');
  const word = title.split(' ').at(-1) ?? '';
  const recruiter = await as('recruiter');
  const { address, managed } = await addJob(recruiter, title);
  await postJson(recruiter, managed, { mode: 'publish' });
  await join(page);
  await page.goto(`/jobs?q=${word}`);
  const star = page.getByRole('button', { name: `Garder – ${title}` });
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/keep')), star.press('Enter')]);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await goodAtEveryWidth(page);
  await page.goto(address);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/keep')), star.press('Enter')]);
  // While the answer is read, a press does nothing.
  await expect(star).not.toHaveAttribute('aria-disabled');
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/keep')), star.press('Enter')]);
  await goodAtEveryWidth(page);

  await postJson(recruiter, managed, { mode: 'archive' });
  await page.goto('/candidatures');
  await page.getByRole('link', { name: 'Offres gardées' }).click();
  const kept = page.getByRole('list', { name: 'Offres gardées' }).getByRole('listitem').filter({ hasText: title });
  await expect(kept).toContainText('L’offre n’est plus en ligne');
  await expect(kept.getByRole('link')).toHaveCount(0);
  await goodInBothThemes(page);
  await kept.getByRole('button', { name: `Retirer – ${title}` }).press('Enter');
  await expect(page.getByText('Aucune offre gardée pour le moment')).toBeVisible();
});
