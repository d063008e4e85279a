/** The language of the page: by the person's choice, else by the browser's wish. */
import { LANGUAGES } from '../gen/text';
import { settings } from '../app/settings.svelte';
import { Text } from './text';
import type { FluentVariable } from '@fluent/bundle';

const FILES = import.meta.glob<string>('../../../src/permonik/locales/*/*.ftl', { query: '?raw', import: 'default' });
const SHELL = ['common', 'server', 'web'];
export const PSEUDO = 'pseudo'; // for tests: every word from the files twice as long

const state = $state<{ text: Text }>({ text: new Text('en', []) });
const wanted = new Set(SHELL);

function file(language: string, name: string): (() => Promise<string>) | undefined {
  return FILES[`../../../src/permonik/locales/${language}/${name}.ftl`];
}

/** The language that the browser asks for, among those that there are. */
export function wished(languages: readonly string[]): string {
  const short = languages.map((tag) => tag.toLowerCase().split('-')[0]!);
  return short.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

export function language(): string {
  return settings.language ?? wished(navigator.languages);
}

async function load(): Promise<void> {
  const chosen = language();
  const source = chosen === PSEUDO ? 'en' : chosen;
  const loaders = [...wanted].map((name) => file(source, name)).filter((each) => each !== undefined);
  const sources = await Promise.all(loaders.map((each) => each()));
  if (chosen !== language()) return; // changed meanwhile
  state.text = new Text(source, sources, chosen === PSEUDO);
  document.documentElement.lang = source;
}

/** Load the words of the shell. */
export const speak = load;

const loading = new Map<string, Promise<void>>();

/** Load the words of a game as well; done when they can be said. */
export function speakOf(game: string): Promise<void> {
  const known = loading.get(game);
  if (known) return known;
  wanted.add(game);
  const loaded = load();
  loading.set(game, loaded);
  return loaded;
}

export async function choose(chosen: string): Promise<void> {
  settings.language = chosen;
  await load();
}

export function text(): Text {
  return state.text;
}

/** A message of the shell. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return state.text.format(id, args);
}
