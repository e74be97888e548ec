import { soundtrackLabel } from '../../../../domain/profile/cards/soundtrack/soundtrack-label.ts';
import type { SoundtrackCard as Soundtrack } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Record as RecordDrawing } from '../../../ui/drawings/record.tsx';
import { useEmbed } from '../../../ui/embeds.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import rows from '../rows.module.css';
import styles from './soundtrack.module.css';

const names: Record<string, string> = { spotify: 'Spotify', deezer: 'Deezer', soundcloud: 'SoundCloud' };

/** The player of another company is loaded only after a click, because loading it reveals the visit. */
export function SoundtrackCard({ soundtrack }: { soundtrack: Soundtrack }) {
  const texts = useTexts(profileTexts);
  const [playing, play] = useEmbed();
  if (!soundtrack) return <Card type="soundtrack" empty />;
  const provider = names[soundtrack.provider] ?? soundtrack.provider;
  const { kind, title } = soundtrackLabel(soundtrack.embedUrl);
  return (
    <Card type="soundtrack">
      {playing ? (
        <iframe
          className={styles.frame}
          title={`${texts.player} – ${provider}`}
          src={soundtrack.embedUrl}
          width="100%"
          height={166}
          allow="encrypted-media"
          loading="lazy"
        />
      ) : (
        <div className={styles.waiting}>
          <RecordDrawing width={120} />
          <div className={styles.words}>
            <p className={styles.title}>{title ?? texts.soundtrackKinds[kind]}</p>
            <p className={styles.from}>{title ? `${texts.soundtrackKinds[kind]} · ${provider}` : provider}</p>
            <p className={styles.play}>
              <Button onClick={play}>
                <Icon name="play" /> {texts.listen(provider)}
              </Button>
            </p>
          </div>
        </div>
      )}
      <p className={rows.under}>
        {texts.listenNote}{' '}
        <a href={soundtrack.url} target="_blank" rel="noopener nofollow ugc">
          {texts.open(provider)}
        </a>
      </p>
    </Card>
  );
}
