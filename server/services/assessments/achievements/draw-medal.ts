import {
  type AchievementId,
  type AchievementKind,
  achievementRules,
  type Tier,
} from '../../../../domain/assessments/achievements/achievements.ts';
import { medalSize } from '../../../../domain/assessments/achievements/addresses.ts';
import type { ResultMedal } from '../../../../domain/assessments/badges/addresses.ts';
import { glyphs } from './glyphs.ts';

/** Face colour by kind, rim colour by tier; both are readable on light and dark pages. */
const enamels: Record<AchievementKind, { face: string; water: string }> = {
  tests: { face: '#1f5fa8', water: '#184c88' },
  profile: { face: '#0b6b53', water: '#085443' },
  community: { face: '#6b3fa0', water: '#563183' },
  contact: { face: '#b93f27', water: '#96321e' },
};
/** A result without a medal has a rim of steel. */
type Metal = Tier | 'plain';
const metals: Record<Metal, { rim: string; edge: string }> = {
  plain: { rim: '#dbe6f0', edge: '#3f6a99' },
  bronze: { rim: '#cd9163', edge: '#8a4f22' },
  silver: { rim: '#c3ccd4', edge: '#65717d' },
  gold: { rim: '#e9c046', edge: '#9c7108' },
};
/** The shape of the rim shows the tier without colours: plain, scalloped, or with rays. */
const waves: Record<Metal, { lobes: number; depth: number }> = {
  plain: { lobes: 0, depth: 0 },
  bronze: { lobes: 0, depth: 0 },
  silver: { lobes: 12, depth: 0.9 },
  gold: { lobes: 24, depth: 1.5 },
};

/** The medal of an achievement (docs/product/assessments.md, Sharing an achievement). */
export function drawMedal(id: AchievementId): string {
  const { kind, tier } = achievementRules[id];
  return drawnMedal({ kind, metal: tier, glyph: glyphs[id], size: medalSize });
}

const resultGlyphs: Record<ResultMedal, AchievementId> = {
  gold: 'gold-result',
  silver: 'silver-result',
  bronze: 'bronze-result',
  plain: 'clear-water',
};
const resultSize = 240;

/** The medal of a test result that its owner takes away (docs/product/assessments.md, Verifiable badges). */
export function drawResultMedal(medal: ResultMedal): string {
  return drawnMedal({ kind: 'tests', metal: medal, glyph: glyphs[resultGlyphs[medal]], size: resultSize });
}

type Drawn = { kind: AchievementKind; metal: Metal; glyph: string; size: number };

function drawnMedal({ kind, metal, glyph, size }: Drawn): string {
  const { face, water } = enamels[kind];
  const { rim, edge } = metals[metal];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">
<path d="${rimOf(metal)}" fill="${rim}" stroke="${edge}" stroke-width="1.200" stroke-linejoin="round"/>
<circle cx="24" cy="24" r="17.500" fill="${face}" stroke="${edge}" stroke-width="1"/>
<path d="M7.700 30.500c3.600-2.400 7.200-2.400 10.900 0s7.200 2.400 10.900 0 7.200-2.400 10.800 0A17.500 17.500 0 0 1 7.700 30.500z" fill="${water}"/>
<path d="M11.500 16.500a14.500 14.500 0 0 1 8-6.300" fill="none" stroke="#fff" stroke-width="1.400" stroke-linecap="round" opacity=".45"/>
<path transform="translate(12.600 12.600) scale(.95)" d="${glyph}" fill="none" stroke="#fff" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}

function rimOf(metal: Metal): string {
  const { lobes, depth } = waves[metal];
  const radius = 22.8 - depth;
  const points = Array.from({ length: 144 }, (_, step) => {
    const angle = (step / 144) * 2 * Math.PI;
    const reach = radius + depth * Math.cos(lobes * angle);
    return `${(24 + reach * Math.cos(angle)).toFixed(2)} ${(24 + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}
