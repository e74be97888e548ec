import { lazy, Suspense, useState } from 'react';
import type { ProjectsCard as Projects } from '../../../../server/services/profile/profile-view.ts';
import { monthAndYear } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CollapsibleMarkdown } from '../../../ui/collapsible-markdown.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';
import own from './projects-card.module.css';

const Gallery = lazy(() => import('./gallery-dialog.tsx'));

type Props = {
  projects: Projects;
  /** In two columns, in which three lines would cut almost every text. */
  roomy?: boolean;
};

export function ProjectsCard({ projects, roomy = false }: Props) {
  return (
    <Card type="projects" empty={projects.length === 0}>
      <ul className={styles.rows}>
        {projects.map((project) => (
          <Project key={project.id} project={project} roomy={roomy} />
        ))}
      </ul>
    </Card>
  );
}

function Project({ project, roomy }: { project: Projects[number]; roomy: boolean }) {
  const { name, date, description, link, images } = project;
  const texts = useTexts(profileTexts);
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [first] = images;
  return (
    <li className={styles.row}>
      <h3 className={styles.heading}>{name}</h3>
      <p className={styles.under}>{monthAndYear(locale, date)}</p>
      <CollapsibleMarkdown roomy={roomy} html={description} more={texts.more} less={texts.less} />
      {first && (
        <button
          type="button"
          className={own.pictures}
          aria-label={texts.pictures(images.length, name)}
          onClick={() => setOpen(true)}
        >
          {images.slice(0, 3).map(({ small }) => (
            <img key={small} src={small} alt="" width={120} height={80} loading="lazy" decoding="async" />
          ))}
          {images.length > 3 && <span>+{images.length - 3}</span>}
        </button>
      )}
      {link && (
        <a className={styles.out} href={link} target="_blank" rel="noopener nofollow ugc">
          <Icon name="external" size={16} />
          {texts.projectLink}
          <span className={own.unseen}>
            {name} {texts.newTab}
          </span>
        </a>
      )}
      {open && (
        <Suspense>
          <Gallery name={name} images={images} close={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
