import { describe, expect, it } from 'vitest';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { LinksCard } from './links-card.tsx';
import { LinksForm } from './links-dialog.tsx';

describe('French labels of links (docs/product/profile.md, Links of a profile)', () => {
  it('the dialog has a field for each known network, and a name and an address for each custom link', () => {
    const custom = [{ name: 'Carnet', url: 'https://carnet.example' }];
    const html = rendered(
      <LinksForm form={formWith({ linkedin: '', github: '', twitter: '', codingame: '', custom })} />,
    );
    expect(fieldLabels(html)).toEqual([
      'Réseaux sociaux',
      ...['Adresse du profil LinkedIn', 'Identifiant GitHub', 'Identifiant Twitter', 'Identifiant CodinGame'],
      ...['Liens personnalisés', 'Nom du lien', 'Adresse'],
    ]);
    expect(html).toContain('placeholder="Portfolio, YouTube..."');
    expect(html).toContain('aria-label="Supprimer – Carnet"');
    expect(html).toMatch(/<\/svg> Ajouter un lien personnalisé<\/button>/);
  });

  it('the card shows networks by their name, a user of Twitter with @, and a custom link with its own name', () => {
    const links = [
      { id: '1', network: 'linkedin', label: 'linkedin', url: 'https://www.linkedin.com/in/ada' },
      { id: '2', network: 'twitter', label: '@ada', url: 'https://twitter.com/ada' },
      { id: '3', network: 'Carnet', label: 'Carnet', url: 'https://carnet.example' },
    ];
    const html = rendered(<LinksCard links={links} />);
    expect([...html.matchAll(/<a href="([^"]+)".*?([^>]+)<\/a>/g)].map(([, url, label]) => [label, url])).toEqual([
      ['LinkedIn', 'https://www.linkedin.com/in/ada'],
      ['@ada', 'https://twitter.com/ada'],
      ['Carnet', 'https://carnet.example'],
    ]);
  });
});
