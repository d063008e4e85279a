/** What the server refused, in words. */
import { t, text } from '../i18n/language.svelte';
import { Refusal } from '../net/api';

/** In words; of an option of a game with the name that people know it by. */
export function explain(error: unknown, game = ''): string {
  if (!(error instanceof Refusal)) return t('web-failed');
  if (error.code === 'offline') return t('web-offline');
  const args = Object.fromEntries(Object.entries(error.args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
  const option = `${game}-option-${String(error.args.option)}`;
  if (game && text().has(option)) args.option = t(option);
  const id = [`error-table-${error.code}`, `error-${error.code}`].find((each) => text().has(each));
  return id ? t(id, args) : t('web-failed');
}
