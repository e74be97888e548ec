import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const { parse } = createRequire('/tmp/content/deps/x.js')('yaml');
let bad = 0;
const say = (f, q, m) => { bad++; console.log(`${f} ${q ?? ''}: ${m}`); };
const both = (t) => typeof t === 'string' ? t.trim() : t && typeof t.fr === 'string' && typeof t.en === 'string' && t.fr.trim() && t.en.trim();
for (const f of process.argv.slice(2)) {
  let d; try { d = parse(readFileSync(f, 'utf8')); } catch (e) { say(f, '', e.message); continue; }
  const ids = new Set(), titles = new Set(), dist = [0,0,0,0,0]; let code = 0, multi = 0, longest = 0;
  for (const k of ['alias','technology','category']) if (typeof d[k] !== 'string') say(f, '', `no ${k}`);
  if (!f.endsWith(`${d.alias}.yaml`)) say(f, '', 'alias is not the file name');
  for (const k of ['name','description']) if (!both(d[k])) say(f, '', `no ${k}`);
  const profs = JSON.parse(readFileSync('/work/main/server/data/lookups/professions.json','utf8')).map(p => p.id);
  for (const p of d.professions ?? []) if (!profs.includes(p)) say(f, '', `profession ${p}?`);
  if (!d.professions?.length) say(f,'','no professions');
  for (const q of d.questions ?? []) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(q.id ?? '') || ids.has(q.id)) say(f, q.id, 'id');
    ids.add(q.id);
    if (!Number.isInteger(q.difficulty) || q.difficulty < 0 || q.difficulty > 4) say(f, q.id, 'difficulty'); else dist[q.difficulty]++;
    if (typeof q.title !== 'object' || !both(q.title)) say(f, q.id, 'title in both languages');
    else { if (q.title.fr.length > 250 || q.title.en.length > 250) say(f, q.id, 'title too long'); if (titles.has(q.title.fr)) say(f, q.id, 'same title'); titles.add(q.title.fr); }
    if (typeof q.explanation !== 'object' || !both(q.explanation)) say(f, q.id, 'explanation in both languages');
    const opts = [...(q.right ?? []), ...(q.wrong ?? [])];
    if (!(q.right?.length) || !(q.wrong?.length) || opts.length > 6) say(f, q.id, `options ${opts.length}`);
    for (const o of opts) if (!both(o)) say(f, q.id, `option ${JSON.stringify(o)}`);
    for (const l of ['fr','en']) if (new Set(opts.map(o => typeof o === 'string' ? o : o?.[l])).size !== opts.length) say(f, q.id, 'options not distinct');
    if (q.code !== undefined) { code++; if (typeof q.language !== 'string') say(f, q.id, 'code without language'); const lines = String(q.code).trimEnd().split('\n'); if (lines.length > 15 || lines.some(l => l.length > 72)) say(f, q.id, 'code too large'); }
    if ((q.right?.length ?? 0) > 1) multi++;
    if (q.right?.length === 1 && opts.every(o => o === q.right[0] || (o.fr ?? o)?.length < (q.right[0].fr ?? q.right[0])?.length)) longest++;
    const strings = JSON.stringify(q);
    if (/[a-zà-ÿ]'[a-zà-ÿ]/i.test([q.title?.fr, q.explanation?.fr, ...opts.map(o => o?.fr)].join(' ').replace(/`[^`]*`/g,''))) say(f, q.id, "straight apostrophe in French");
  }
  console.log(`${f}: ${d.questions?.length} questions, difficulties ${dist}, code ${code}, several right ${multi}, right one longest ${longest}`);
}
process.exit(bad ? 1 : 0);
