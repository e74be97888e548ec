import { type ReactNode, useState } from 'react';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { AboutCard } from '../about/about-card.tsx';
import { EducationCard } from '../education/education-card.tsx';
import { ExperiencesCard } from '../experiences/experiences-card.tsx';
import { InterestsCard } from '../interests/interests-card.tsx';
import { JobSearchCard } from '../job-search/job-search-card.tsx';
import { LinksCard } from '../links/links-card.tsx';
import { PersonalCard } from '../personal/personal-card.tsx';
import { useProfile } from '../profile-context.ts';
import { ProjectsCard } from '../projects/projects-card.tsx';
import { SkillsCard } from '../skills/skills-card.tsx';
import { SoundtrackCard } from '../soundtrack/soundtrack-card.tsx';
import { TechnologiesCard } from '../technologies/technologies-card.tsx';
import { TestsCard } from '../tests/tests-card.tsx';
import { cardsMoved, endsAcross } from './card-places.ts';
import styles from './profile-cards.module.css';

type Shown = Pick<ProfileView, 'cards' | 'viewer'>;
type Props = {
  profile: Shown;
  /** The uploaded CV, or the invitation to send one. */
  cv?: ReactNode;
  hasCv?: boolean;
  /** The card of the team, for administrators. */
  team?: ReactNode;
};

/**
 * The cards in their places: experience and projects in the wide column, job search and links beside it; technologies and
 * skills are where there is room, and projects and education below both columns where those are then even
 * (card-places.ts). In one column, the job search comes right after the about card, and
 * the other cards of the narrow column at the end.
 */
export function ProfileCards({ profile: { cards, viewer }, cv, hasCv = false, team }: Props) {
  const { canEdit } = useProfile();
  const options = { canEdit, others: [cv, team].filter(Boolean).length };
  const now = { moved: cardsMoved(cards, options), across: endsAcross(cards, options) };
  const [first] = useState(now);
  // A card that changed its column after a save would be drawn anew: its button would lose the focus, and the next click.
  const { moved, across } = canEdit ? first : now;
  const technologies = cards.technologies && <TechnologiesCard technologies={cards.technologies} />;
  const skills = cards.skills && <SkillsCard skills={cards.skills} />;
  const projects = cards.projects && <ProjectsCard projects={cards.projects} roomy={across} />;
  const education = cards.education && <EducationCard education={cards.education} />;
  const isDeveloper = viewer === 'owner' || viewer === 'developer';
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.wide}>
          {cards.about && <AboutCard about={cards.about} />}
          {cards.experiences && <ExperiencesCard experiences={cards.experiences} told={cards.about !== undefined} />}
          {!across && projects}
          {!across && education}
          {moved.includes('technologies') && technologies}
          {moved.includes('skills') && skills}
        </div>
        {across && (
          <div className={styles.across}>
            {projects}
            {education}
          </div>
        )}
        <div className={styles.beside}>
          {team}
          {hasCv && cv}
          {cards.jobSearch && <JobSearchCard search={cards.jobSearch} negotiable={!isDeveloper} />}
          {!moved.includes('technologies') && technologies}
          {cards.tests && <TestsCard tests={cards.tests} />}
          {!moved.includes('skills') && skills}
          {cards.links && <LinksCard links={cards.links} />}
          {cards.personal && <PersonalCard personal={cards.personal} />}
          {!hasCv && cv}
        </div>
      </div>
    </div>
  );
}

export function MoreCards({ profile: { cards } }: { profile: Pick<Shown, 'cards'> }) {
  return (
    <div className={styles.frame}>
      <div className={styles.more}>
        {cards.interests && <InterestsCard interests={cards.interests} />}
        {cards.soundtrack !== undefined && <SoundtrackCard soundtrack={cards.soundtrack} />}
      </div>
    </div>
  );
}
