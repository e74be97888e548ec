import { withIntent } from '../../../../domain/jobs/applications/intent.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { withReturn } from '../../../../domain/return-path.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../kept/kept.module.css';
import { followedTexts } from './followed.texts.ts';

/** What a visitor could do with an account: leads to the sign-up page, and comes back to this page with the bell ready. */
export function FollowVisitor({ here, name }: { here: string; name: string }) {
  const texts = useTexts(followedTexts);
  const joins = withReturn(`${pathTo(useLocale(), 'signUp')}?role=DEVELOPER`, withIntent(here, 'follow'));
  return (
    <div className={styles.beside}>
      <ButtonLink href={joins} look="secondary" wide aria-label={texts.followOf(name)}>
        <Icon name="bell" size={16} /> {texts.follow}
      </ButtonLink>
      <p className={styles.muted}>{texts.private}</p>
    </div>
  );
}
