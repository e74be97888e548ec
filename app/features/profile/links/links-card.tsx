import { isKnown } from '../../../../domain/profile/cards/networks.ts';
import type { LinksCard as Links } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';

/** The networks with an icon; the others have no free logo, or none that is readable at this size. */
const drawn = new Set(['github']);

export function LinksCard({ links }: { links: Links }) {
  const texts = useTexts(profileTexts);
  return (
    <Card type="links" empty={links.length === 0}>
      <ul className={styles.links}>
        {links.map(({ id, network, label, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener nofollow ugc">
              {drawn.has(network) ? <TechnologyIcon handle={network} /> : <Icon name="link" size={16} />}
              {isKnown(network) && network !== 'twitter' ? texts.networks[network] : label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
