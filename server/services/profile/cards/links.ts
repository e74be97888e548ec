import { type Links, type LinksDraft, linksSchema } from '../../../../domain/profile/cards/link.ts';
import { type KnownNetwork, knownNetworks } from '../../../../domain/profile/cards/networks.ts';
import type { EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const links: EditableCard<LinksDraft, Links> = {
  schema: () => linksSchema,
  async read(db, developerId) {
    const rows = await db
      .selectFrom('developerSocials')
      .select(['id', 'network', 'url', 'username'])
      .where('developerId', '=', developerId)
      .orderBy('position')
      .execute();
    const of = (network: KnownNetwork) => {
      const row = rows.find((one) => one.network === network);
      return (network === 'linkedin' ? row?.url : row?.username) ?? '';
    };
    return {
      linkedin: of('linkedin'),
      github: of('github'),
      twitter: of('twitter'),
      codingame: of('codingame'),
      custom: rows
        .filter(({ network }) => !knownNetworks.some((known) => known === network))
        .map(({ id, network, url }) => ({ id, name: network, url: url ?? '' })),
    };
  },
  async write({ trx, developerId, value }) {
    const own = await trx
      .selectFrom('developerSocials')
      .select(['id', 'network'])
      .where('developerId', '=', developerId)
      .execute();
    checkIds('custom', value.custom, own);
    await trx.deleteFrom('developerSocials').where('developerId', '=', developerId).execute();
    const known = knownNetworks.flatMap((network) => {
      const said = value[network];
      if (!said) return [];
      const place = network === 'linkedin' ? { url: said, username: null } : { url: null, username: said };
      return [{ network, ...place }];
    });
    const custom = value.custom.map(({ id, name, url }) => ({ ...(id ? { id } : {}), network: name, url }));
    const rows = [...known, ...custom].map((row, position) => ({ ...row, developerId, position }));
    if (rows.length > 0) await trx.insertInto('developerSocials').values(rows).execute();
  },
};
