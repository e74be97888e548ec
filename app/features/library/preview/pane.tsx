import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Pane } from '../../../../server/services/profile/read-pane.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { libraryTexts } from '../library.texts.ts';
import styles from './pane.module.css';
import { paneTexts } from './pane.texts.ts';
import type { Previewed } from './use-pane.ts';

export type ShownProfile = Extract<Pane, { kind: 'profile' }>;
type Props = {
  shown: Previewed;
  close: () => void;
  /** The cards of the profile. */
  profile: (profile: ShownProfile) => ReactNode;
};

/** Where the pane will be. */
export function PanePlace() {
  const { place, placeHint } = useTexts(paneTexts);
  return (
    <aside className={styles.place}>
      <Icon name="eye" size={28} />
      <p className={styles.placeTitle}>{place}</p>
      <p>{placeHint}</p>
    </aside>
  );
}

/** A profile beside the list; it scrolls on its own. */
export function PreviewPane({ shown: { entry, content }, close, profile }: Props) {
  const locale = useLocale();
  const texts = useTexts(paneTexts);
  const { someone } = useTexts(libraryTexts);
  const shown = content && 'kind' in content && content.kind === 'profile' ? content : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on its own is reached by keyboard
    <aside className={styles.pane} data-preview aria-label={texts.region(entry.name || someone)} tabIndex={0}>
      <div className={styles.head}>
        <ButtonLink href={pathTo(locale, 'profile', { alias: entry.alias })} look="secondary">
          {texts.profile}
        </ButtonLink>
        <Button look="secondary" onClick={close}>
          {texts.close}
        </Button>
      </div>
      {shown ? profile(shown) : <p role="status">{content === undefined ? texts.loading : texts.failed}</p>}
    </aside>
  );
}
