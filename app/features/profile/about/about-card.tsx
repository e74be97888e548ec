import type { AboutCard as About } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useBrand } from '../../../i18n/use-brand.ts';
import { CollapsibleMarkdown } from '../../../ui/collapsible-markdown.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Card } from '../card.tsx';
import { KeptBack } from '../kept-back.tsx';
import { profileTexts } from '../profile.texts.ts';
import { useProfile } from '../profile-context.ts';
import styles from './about-card.module.css';

/** The first card of a profile: the name and the main facts of the developer. */
export function AboutCard({ about, name }: { about: About; name: string }) {
  const texts = useTexts(profileTexts);
  const { inside } = useProfile();
  const Name = inside ? 'h3' : 'h1';
  const facts = [
    about.profession && ({ icon: 'briefcase', text: about.profession } as const),
    about.place && ({ icon: 'mapPin', text: about.place } as const),
    about.codeExperienceYears !== null && ({ icon: 'star', text: texts.years(about.codeExperienceYears) } as const),
  ].filter((fact) => fact !== false && fact !== null && fact !== '');
  return (
    <Card type="about">
      <div className={styles.person}>
        <Portrait address={about.picture} size={96} />
        <div className={styles.words}>
          <Name className={styles.name}>{name}</Name>
          {about.oneSentenceDescription && <p className={styles.sentence}>{about.oneSentenceDescription}</p>}
        </div>
      </div>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} size={16} />
              {text}
            </li>
          ))}
        </ul>
      )}
      {about.badge && <Badge badge={about.badge} />}
      <CollapsibleMarkdown html={about.description} more={texts.more} less={texts.less} />
      {about.codingReason && (
        <div className={styles.reason}>
          <strong>
            {texts.codingReason}
            <KeptBack when={about.keptBack.length > 0} />
          </strong>
          <p>{about.codingReason}</p>
        </div>
      )}
      {about.rqth && (
        <div className={styles.rqth}>
          <strong>{texts.rqth}</strong>
          {about.rqth.content && <p>{about.rqth.content}</p>}
        </div>
      )}
    </Card>
  );
}

function Badge({ badge }: { badge: 'recommended' | 'called' }) {
  const { badges } = useTexts(profileTexts);
  const { recommendation } = useProfile();
  const brand = useBrand();
  return (
    <p className={styles.badges}>
      <span className={styles.badge}>
        <Icon name="star" size={16} />
        {badges[badge](brand)}
      </span>
      {badge === 'recommended' && recommendation}
    </p>
  );
}
