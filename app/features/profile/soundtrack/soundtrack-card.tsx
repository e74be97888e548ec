import type { SoundtrackCard as Soundtrack } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useEmbed } from '../../../ui/embeds.ts';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';

const names: Record<string, string> = { spotify: 'Spotify', deezer: 'Deezer', soundcloud: 'SoundCloud' };

/** The player of another company is loaded only after a click, because loading it reveals the visit. */
export function SoundtrackCard({ soundtrack }: { soundtrack: Soundtrack }) {
  const texts = useTexts(profileTexts);
  const [playing, play] = useEmbed();
  if (!soundtrack) return <Card type="soundtrack" empty />;
  const provider = names[soundtrack.provider] ?? soundtrack.provider;
  return (
    <Card type="soundtrack">
      {playing ? (
        <iframe
          title={`${texts.player} – ${provider}`}
          src={soundtrack.embedUrl}
          width="100%"
          height={166}
          allow="encrypted-media"
          loading="lazy"
          style={{ border: 0 }}
        />
      ) : (
        <p>
          <Button look="secondary" onClick={play}>
            {texts.listen(provider)}
          </Button>
        </p>
      )}
      <p className={styles.under}>
        {texts.listenNote}{' '}
        <a href={soundtrack.url} target="_blank" rel="noopener nofollow ugc">
          {texts.open(provider)}
        </a>
      </p>
    </Card>
  );
}
