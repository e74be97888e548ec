import { type ComponentType, lazy, Suspense } from 'react';
import type { CardType } from '../../../domain/profile/cards/card.ts';
import type { Opening } from './profile-context.ts';

export type CardDialogProps = { developerId: string; mode: 'edit' | 'add'; close: () => void };

/** Loaded when they open; personal information is edited on a page of its own. */
const dialogs: Record<Exclude<CardType, 'personal'>, ComponentType<CardDialogProps>> = {
  about: lazy(() => import('./about/about-dialog.tsx')),
  jobSearch: lazy(() => import('./job-search/job-search-dialog.tsx')),
  experiences: lazy(() => import('./experiences/experiences-dialog.tsx')),
  education: lazy(() => import('./education/education-dialog.tsx')),
  projects: lazy(() => import('./projects/projects-dialog.tsx')),
  technologies: lazy(() => import('./technologies/technologies-dialog.tsx')),
  tests: lazy(() => import('./tests/tests-dialog.tsx')),
  skills: lazy(() => import('./skills/skills-dialog.tsx')),
  links: lazy(() => import('./links/links-dialog.tsx')),
  interests: lazy(() => import('./interests/interests-dialog.tsx')),
  soundtrack: lazy(() => import('./soundtrack/soundtrack-dialog.tsx')),
};

type Props = { developerId: string; opening: Opening | undefined; close: () => void };

export function ProfileDialogs({ developerId, opening, close }: Props) {
  if (!opening || opening.card === 'personal') return null;
  const CardDialog = dialogs[opening.card];
  return (
    <Suspense>
      <CardDialog developerId={developerId} mode={opening.mode} close={close} />
    </Suspense>
  );
}
