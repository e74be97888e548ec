import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { CandidateFile } from '../../../../../server/services/contact/candidates/read-candidate.ts';
import { LocaleContext } from '../../../../i18n/texts.ts';
import { ApplicationCard } from './application-card.tsx';

const application = (title: string, at: string, closedAt: string | null = null) => ({
  ...{ at, closedAt, message: `Lettre pour ${title}` },
  job: { id: title, alias: title, title },
});

const applied = {
  by: 'application',
  at: '2026-11-10T09:00:00.000Z',
  answerBefore: '2026-12-10T09:00:00.000Z',
} as const;
const state = { elsewhere: false, urgent: false, closed: false };

function shown(applications: CandidateFile['applications'], after: string | undefined, closed = false): string {
  const card = (
    <ApplicationCard applied={{ ...applied, ...state, closed }} applications={applications} after={after}>
      <button type="button">Voir la candidature</button>
    </ApplicationCard>
  );
  const Page = createRoutesStub([{ path: '/', Component: () => <LocaleContext value="fr">{card}</LocaleContext> }]);
  return renderToStaticMarkup(<Page />);
}

const now = application('Offre nouvelle', '2026-11-10T09:00:00.000Z');
const before = application('Offre ancienne', '2026-08-02T09:00:00.000Z');

it('shows what they applied to since the last introduction ended (docs/product/contact.md, The candidate page)', () => {
  const html = shown([now, before], '2026-09-01T00:00:00.000Z');
  expect(html).toContain('Lettre pour Offre nouvelle');
  expect(html).not.toContain('Offre ancienne');
  expect(shown([now, before], undefined)).toContain('Lettre pour Offre ancienne');
});

it('leaves out an application that has ended, unless the time to answer is over and the newest can still be answered', () => {
  const ended = application('Offre close', '2026-11-09T09:00:00.000Z', '2026-11-12T09:00:00.000Z');
  expect(shown([now, ended], undefined)).not.toContain('Offre close');
  expect(shown([ended], undefined, true)).toContain('Offre close');
});
