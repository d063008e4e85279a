/** The title of the tab: it says when one is asked. */
import { t } from '../i18n/language.svelte';
import { afterPaint } from './paint';
import type { TableState } from './table.svelte';

export function entitle(table: TableState): () => void {
  const name = t(`${table.game}-name`);
  const title = table.mine ? `● ${t('web-your-turn')} – ${name}` : `${name} – Permoník`;
  return afterPaint(() => {
    if (document.title !== title) document.title = title;
  });
}
