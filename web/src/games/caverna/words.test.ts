import { describe, expect, it } from 'vitest';
import { FURNISHINGS } from '../../gen/caverna_cards';
import { GameText, Text } from '../../i18n/text';
import { POSITIONS } from './fixtures';
import { clauseOf } from './rooms';

const LOCALES = import.meta.glob<string>('../../../../src/permonik/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const CODE = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
const read = (language: string, name: string) => LOCALES[`../../../../src/permonik/locales/${language}/${name}.ftl`]!;
const speaking = (language: string) => new Text(language, ['common', 'server', 'web', 'caverna', 'web-caverna'].map((name) => read(language, name)));
const ids = (language: string) => [...read(language, 'web-caverna').matchAll(/^(web-caverna-[\w-]+) =/gm)].map((match) => match[1]!).sort();
const source = Object.values(CODE).join('\n');

describe.each(['en', 'cs', 'sk'])('in %s', (language) => {
  const text = speaking(language);
  const say = new GameText(text, 'caverna', ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fo', 'Gi']);

  it('the table has the same messages, and uses each', () => {
    expect(ids(language)).toEqual(ids('en'));
    const built = ['web-caverna-food-due', 'web-caverna-food-none', 'web-caverna-food-perhaps']; // put together in the code
    for (const id of ids(language)) expect(source.includes(`'${id}'`) || source.includes(`"${id}"`) || built.includes(id) || /web-caverna-(actions|home|rooms)/.test(id), id).toBe(true);
  });

  it('every message that the code names is there', () => {
    for (const [, id] of source.matchAll(/t\('((?:web|caverna)-[\w-]+)'/g)) expect(text.has(id!), id).toBe(true);
  });

  it('every question, choice and event of the stored positions is a sentence', () => {
    for (const { decision, events } of POSITIONS) {
      const sentences = events.map((event) => say.event(event.name, event.args, event.seen ?? false));
      if (decision) sentences.push(say.prompt(decision.prompt, decision.args ?? {}), ...decision.choices.map((choice) => say.choice(choice.facets)));
      for (const sentence of sentences) expect(sentence).not.toMatch(/caverna-|\{|undefined|\[object/);
    }
  });

  it('every furnishing has a name and says what it does', () => {
    for (const key of Object.keys(FURNISHINGS)) {
      expect(text.has(`caverna-card-${key}`), key).toBe(true);
      if (key !== 'entry_dwelling') expect(say.rule(clauseOf(key))).not.toMatch(/^caverna-/);
    }
  });
});
