/** Icons of 48 by 48; those named ui-… take the colour of the text. */
import { K, c, l, p, st } from './pen';
import { chest, dwarf, emblem, pawn } from './pieces';

const I: Record<string, string> = {};
I.pickaxe =
  l('M9 42L31 15', K, 8) +
  l('M9 42L31 15', '#9b6335', 4.4) +
  p('M12 7C27 4 41 14 44 34L38 33C34 22 26 15 12 13Z', '#c3ccd4') +
  l('M15 9.5C27 8 37 15 41 29', '#eef3f6', 1.8);
I.lantern =
  l('M17 12C17 3 31 3 31 12', K, 5) +
  l('M17 12C17 3 31 3 31 12', '#b98b4a', 2.2) +
  p('M13 17L18 11H30L35 17Z', '#8a5f2c') +
  p('M15 17H33L35 37H13Z', '#ffd56a') +
  `<path d="M24 20C30 27 30 31 28 34C26 37 22 37 20 34C18 31 20 27 24 20Z" fill="#ff8a2a"/><path d="M24 27C27 30 26 35 24 35S21 31 24 27Z" fill="#fff3c4"/>` +
  l('M19 17L18 37M29 17L30 37', K, 1.8) +
  p('M11 37H37V43H11Z', '#8a5f2c');
I.cart =
  p('M9 19C10 13 15 12 17 15C18 9 26 8 27 14C30 9 38 11 39 19Z', '#8f97a0') +
  p('M5 18H43L38 35H10Z', '#8a5a31') +
  l('M8 24H40M15 19L17 34M33 19L31 34', '#5c3a1c', 2) +
  l('M7.5 20H40.5', '#c18a52', 2) +
  c(16, 39, 5, '#c3ccd4') +
  c(32, 39, 5, '#c3ccd4') +
  `<circle cx="16" cy="39" r="1.5" fill="${K}"/><circle cx="32" cy="39" r="1.5" fill="${K}"/>`;
I.map =
  p('M5 11L17 7L31 11L43 7V37L31 41L17 37L5 41Z', '#f0dcae') +
  l('M17 7V37M31 11V41', '#b99a62', 2) +
  l('M10 32L15 26L21 29L27 22', '#8a5a31', 2.6).replace('/>', ' stroke-dasharray="3 4"/>') +
  l('M30 15L38 23M38 15L30 23', '#d2452b', 4);
I.rockfall =
  p('M10 26L16 14L28 12L36 22L32 33L16 35Z', '#9a9da8') +
  `<path d="M16 14L28 12L24 21L15 22Z" fill="#c3c6cf"/>` +
  p('M4 43L7 34L15 33L19 42Z', '#7c7f8a') +
  p('M22 44L25 35L35 34L42 43Z', '#868995') +
  l('M17 3V8M26 2V7M35 5V12', '#ffb44a', 3);
I.dwarf1 = `<g transform="translate(9 2) scale(1.05)">` + pawn({ c: '#e9e2d4', i: '#333', e: '' }) + '</g>';
I.axe =
  l('M11 44L29 9', K, 8) +
  l('M11 44L29 9', '#9b6335', 4.4) +
  p('M24 7C31 3 42 8 44 22C37 20 30 21 24 25L20 17Z', '#c3ccd4') +
  l('M41 19C39 13 36 9.5 31 8', '#f2f6f8', 2);
I.boat =
  p('M4 28H44C42 37 36 42 24 42S6 37 4 28Z', '#8a5a31') +
  l('M7 32H41', '#c18a52', 2) +
  l('M24 28V5', K, 4) +
  p('M26 7C36 11 40 17 41 24H26Z', '#f0e6d2') +
  p('M22 11C15 14 11 19 10 24H22Z', '#d7c8a8') +
  l('M3 45q5 -4 10 0t10 0t10 0t10 0', '#7cc4f2', 2.6);
I.rope =
  l('M24 44C8 44 6 30 16 27C28 23 36 33 28 38C20 42 11 34 15 24C19 14 30 12 34 4', K, 7.5) +
  l('M24 44C8 44 6 30 16 27C28 23 36 33 28 38C20 42 11 34 15 24C19 14 30 12 34 4', '#d9b26d', 4) +
  l('M24 44C8 44 6 30 16 27C28 23 36 33 28 38C20 42 11 34 15 24C19 14 30 12 34 4', '#8a6a35', 4).replace(
    '/>',
    ' stroke-dasharray="1.5 5"/>',
  ) +
  l('M34 4L41 2M34 4L38 10M34 4L30 0', '#c3ccd4', 3.4);
I.eye =
  p('M3 24C10 12 18 9 24 9S38 12 45 24C38 36 30 39 24 39S10 36 3 24Z', '#f4ead6') +
  c(24, 24, 9.5, '#4c9be8') +
  `<circle cx="24" cy="24" r="4.6" fill="${K}"/><circle cx="27" cy="20.5" r="2.2" fill="#fff"/>`;
I.mine =
  p('M5 43V22A19 18 0 0 1 43 22V43Z', '#6c6057') +
  `<path d="M13 43V24A11 12 0 0 1 35 24V43Z" fill="#0f0b09"/>` +
  l('M10 43V22M38 43V22', '#b47f49', 5) +
  l('M6 19H42', '#b47f49', 5) +
  l('M24 43V30M19 43L22 30M29 43L26 30', '#6c6057', 1.8);
I.treasure = `<g transform="translate(24 26) scale(.92)">${chest()}</g>`;
I.dwarf = `<g transform="scale(.75)">${dwarf({ c: '#c9563c', i: '#3a0f06', e: '', k: 0 })}</g>`;
I.trap =
  p('M4 33C4 20 14 13 24 13S44 20 44 33Z', '#7d858c') +
  p('M9 33L12 24L16 33L20 22L24 33L28 22L32 33L36 24L39 33Z', '#e6ecef') +
  p('M3 33H45V39H3Z', '#59616a') +
  l('M24 39V45M20 45H28', '#59616a', 3.4);
I.troll =
  p('M8 44C4 30 7 15 14 11L12 3L21 8C23 7 26 7 28 8L36 3L34 11C41 15 44 30 40 44Z', '#6f8f5a') +
  c(18, 21, 4, '#ffe08a') +
  c(30, 21, 4, '#ffe08a') +
  `<circle cx="18" cy="22" r="1.8" fill="${K}"/><circle cx="30" cy="22" r="1.8" fill="${K}"/>` +
  p('M19 28Q24 24 29 28Q28 32 24 32T19 28Z', '#55713f') +
  p('M13 36H35L32 41H16Z', '#2a1814') +
  `<path d="M16 36V30L20 36ZM32 36V30L28 36Z" fill="#fff" ${st(1.4)}/>`;
I.storm =
  p('M10 25C2 24 3 13 12 14C13 5 28 3 31 11C41 8 46 20 38 25Z', '#8b96a8') +
  l('M12 16C14 9 25 7 29 13', '#c6cedb', 2.4) +
  p('M24 24L14 36H22L18 46L34 31H26L31 24Z', '#ffc93c');
I.swap =
  p('M8 6H24V28H8Z', '#d8c7a0') +
  p('M24 20H40V42H24Z', '#8fb4d8') +
  p('M28 10H36V6L44 13L36 20V15H28Z', '#f5b83d', 1.8) +
  p('M20 38H12V42L4 35L12 28V33H20Z', '#f5b83d', 1.8);
I.web =
  `<circle cx="24" cy="24" r="22" fill="#201d33" ${st(2)}/>` +
  l('M24 3V45M3 24H45M9 9L39 39M39 9L9 39', '#e9e6f7', 1.8) +
  l(
    'M24 14Q28 16 31 17Q32 21 34 24Q32 28 31 31Q27 32 24 34Q20 32 17 31Q16 27 14 24Q16 20 17 17Q21 16 24 14M24 7Q31 10 36 12Q39 18 41 24Q39 30 36 36Q30 39 24 41Q18 39 12 36Q9 30 7 24Q9 18 12 12Q18 9 24 7',
    '#e9e6f7',
    1.5,
  ) +
  `<ellipse cx="31" cy="31" rx="5" ry="6" fill="${K}" stroke="#ff8a5c" stroke-width="1.6"/><circle cx="31" cy="24.5" r="3" fill="${K}" stroke="#ff8a5c" stroke-width="1.4"/>`;
I.boots =
  p('M10 5H25V25C31 30 42 30 44 37V43H10Z', '#a5673a') +
  p('M8 3H27V11H8Z', '#d9a86a') +
  p('M8 41H45V45H8Z', '#3b2414') +
  l('M16 17H24M17 22H25', '#f0d4a0', 2) +
  l('M2 20H6M1 28H7M2 36H6', '#8fd0ff', 2.6);
I.battleaxe =
  l('M24 46V6', K, 8) +
  l('M24 46V6', '#9b6335', 4.4) +
  p('M21 8C13 2 5 6 3 18C5 30 13 32 21 27Z', '#c9d2d9') +
  p('M27 8C35 2 43 6 45 18C43 30 35 32 27 27Z', '#c9d2d9') +
  l('M6 18C7 11 11 8 15 8M42 18C41 11 37 8 33 8', '#fff', 2) +
  p('M21 6L24 1L27 6Z', '#e3c06a', 1.6);
I.rat =
  l('M39 34C47 34 47 24 41 22', K, 5) +
  l('M39 34C47 34 47 24 41 22', '#e29a8c', 2.4) +
  p('M4 33C6 24 12 21 17 21C19 16 36 16 40 27C42 33 40 39 34 40H10Z', '#8d8078') +
  c(18, 18, 5.5, '#a99a90') +
  `<circle cx="18" cy="18" r="2.6" fill="#e29a8c"/>` +
  `<circle cx="12" cy="28" r="1.9" fill="#ffdf6b" ${st(1.2)}/><circle cx="4.5" cy="33" r="2.2" fill="#e29a8c" ${st(1.2)}/>` +
  l('M6 36L1 39M8 37L4 42', K, 1.4) +
  p('M9 37L10 42L12.5 37Z', '#fff', 1.2) +
  l('M17 40V44M31 40V44', K, 3);
I.lindworm =
  l('M8 42C22 46 40 42 38 32C36 24 18 29 16 21C15 14 22 11 28 12', K, 12) +
  l('M8 42C22 46 40 42 38 32C36 24 18 29 16 21C15 14 22 11 28 12', '#4fa184', 8) +
  l('M8 43C22 47 38 42 36 33', '#a9dcb9', 2.6) +
  p('M23 7C31 1 43 6 45 14L37 15L41 20C33 23 24 20 22 14Z', '#4fa184') +
  c(31, 10, 2.4, '#ffdf6b', 1.4) +
  p('M25 6L22 0L29 4ZM31 4L31 -2L35 5Z', '#e3c06a', 1.4) +
  l('M43 17L47 20M43 17L45 22', '#ef5a4c', 1.8);
I.goblin =
  p(
    'M24 8C12 8 9 17 9 24L1 18C1 27 6 31 10 31C13 40 18 44 24 44S35 40 38 31C42 31 47 27 47 18L39 24C39 17 36 8 24 8Z',
    '#8aa83c',
  ) +
  p('M15 24Q19 19 22 25Q18 28 15 24ZM33 24Q29 19 26 25Q30 28 33 24Z', '#ffdf6b', 1.6) +
  `<circle cx="19" cy="24.5" r="1.5" fill="${K}"/><circle cx="29" cy="24.5" r="1.5" fill="${K}"/>` +
  p('M22 27L20 33H28L26 27Z', '#6d8a28', 1.6) +
  p('M15 36Q24 40 33 36Q30 42 24 42T15 36Z', '#2a1814', 1.6) +
  `<path d="M18 37.3L20 40L21.5 38ZM30 37.3L28 40L26.5 38Z" fill="#fff"/>` +
  p('M13 12C17 3 31 3 35 12C28 9 20 9 13 12Z', '#7a4a22');
I.dragon =
  p('M4 44C6 30 10 24 16 22L12 10L22 16C27 12 36 13 40 20L46 24L42 31L34 30C36 36 32 44 24 44Z', '#c8452f') +
  c(31, 20, 2.6, '#ffdf6b', 1.4) +
  p('M18 15L20 5L26 13ZM29 13L34 5L35 15Z', '#e3c06a', 1.4) +
  l('M36 30L34 34M40 31L39 35', '#fff', 2.2) +
  l('M10 40C14 34 20 33 26 34', '#f2a27a', 2.4);
I.gold =
  c(24, 24, 18, '#f2b62c') +
  `<circle cx="24" cy="24" r="13" fill="none" stroke="#a8720c" stroke-width="2.2"/><path d="M24 15L27 21L33 22L28.5 26.5L29.5 33L24 29.5L18.5 33L19.5 26.5L15 22L21 21Z" fill="#fff0b4" stroke="#a8720c" stroke-width="1.4"/>`;
/* UI glyphs: single colour, currentColor */
const u = (d: string, w = 3): string =>
  `<g fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round">${d}</g>`;
Object.assign(I, {
  'ui-clock': u('<circle cx="24" cy="24" r="18"/><path d="M24 13V24L32 29"/>'),
  'ui-bot':
    u(
      '<rect x="9" y="16" width="30" height="24" rx="6"/><path d="M24 16V8M4 26V32M44 26V32M18 33H30"/><circle cx="24" cy="6" r="2.5"/>',
    ) +
    '<circle cx="18" cy="25.5" r="3" fill="currentColor"/><circle cx="30" cy="25.5" r="3" fill="currentColor"/>',
  'ui-undo': u('<path d="M8 18H30A11 11 0 0 1 30 40H16M8 18L17 9M8 18L17 27"/>', 3.6),
  'ui-log': u('<path d="M12 6H36V42L30 38L24 42L18 38L12 42ZM18 15H30M18 22H30M18 29H26"/>'),
  'ui-eye': u(
    '<path d="M4 24C11 13 18 10 24 10S37 13 44 24C37 35 30 38 24 38S11 35 4 24Z"/><circle cx="24" cy="24" r="6"/>',
  ),
  'ui-eyeoff': u('<path d="M4 24C11 13 18 10 24 10S37 13 44 24C37 35 30 38 24 38S11 35 4 24ZM8 42L40 6"/>'),
  'ui-link': u(
    '<path d="M20 28L28 20M22 14L27 9A8.5 8.5 0 0 1 39 21L34 26M26 34L21 39A8.5 8.5 0 0 1 9 27L14 22"/>',
    3.4,
  ),
  'ui-chat': u('<path d="M6 10H42V34H24L14 42V34H6ZM14 19H34M14 26H28"/>'),
  'ui-gear': u(
    '<circle cx="24" cy="24" r="7"/><path d="M24 5V11M24 37V43M5 24H11M37 24H43M10.5 10.5L15 15M33 33L37.5 37.5M37.5 10.5L33 15M15 33L10.5 37.5"/>',
    3.6,
  ),
  'ui-sound': u('<path d="M6 19V29H14L24 38V10L14 19ZM31 18A9 9 0 0 1 31 30M36 12A17 17 0 0 1 36 36"/>'),
  'ui-turn': u(
    '<path d="M40 20A16.5 16.5 0 0 0 9 18M8 28A16.5 16.5 0 0 0 39 30M9 9V18H18M39 39V30H30"/>',
    3.6,
  ),
  'ui-check': u('<path d="M8 26L19 37L40 12"/>', 5),
  'ui-x': u('<path d="M11 11L37 37M37 11L11 37"/>', 5),
  'ui-plus': u('<path d="M24 8V40M8 24H40"/>', 4.4),
  'ui-minus': u('<path d="M8 24H40"/>', 4.4),
  'ui-fit': u('<path d="M6 16V6H16M32 6H42V16M42 32V42H32M16 42H6V32"/>', 3.6),
  'ui-menu': u('<path d="M7 13H41M7 24H41M7 35H41"/>', 3.8),
  'ui-back': u('<path d="M30 8L14 24L30 40"/>', 4.4),
  'ui-next': u('<path d="M18 8L34 24L18 40"/>', 4.4),
  'ui-first': u('<path d="M36 8L20 24L36 40M11 8V40"/>', 4.4),
  'ui-last': u('<path d="M12 8L28 24L12 40M37 8V40"/>', 4.4),
  'ui-round': u('<path d="M8 8L24 24L8 40M26 8L42 24L26 40"/>', 4.4),
  'ui-more': u('<path d="M10 24H10.1M24 24H24.1M38 24H38.1"/>', 7),
  'ui-list': u('<path d="M17 12H42M17 24H42M17 36H42M7 12H7.5M7 24H7.5M7 36H7.5"/>', 4),
  'ui-trash': u('<path d="M8 13H40M18 13V7H30V13M12 13L15 42H33L36 13M20 21V34M28 21V34"/>'),
  'ui-cards': u('<path d="M9 14L25 10L32 37L16 41ZM25 10L31 7L40 33L32 37"/>'),
  'ui-users': u(
    '<circle cx="18" cy="16" r="8"/><path d="M4 42C4 31 10 28 18 28S32 31 32 42M32 9A8 8 0 0 1 32 24M36 29C42 31 44 36 44 42"/>',
  ),
  'ui-offline': u(
    '<path d="M6 20A27 27 0 0 1 14 14M22 11A28 28 0 0 1 42 20M13 28A17 17 0 0 1 20 23M30 24A17 17 0 0 1 35 28M8 6L40 42"/><circle cx="24" cy="37" r="2.5" fill="currentColor"/>',
  ),
  'ui-home': u('<path d="M6 24L24 8L42 24M11 20V41H37V20M20 41V29H28V41"/>'),
  'ui-board': u('<path d="M6 6H42V42H6ZM6 18H42M6 30H42M18 6V42M30 6V42"/>', 2.8),
  'ui-crown': u('<path d="M6 38L5 14L15 24L24 9L33 24L43 14L42 38Z"/>'),
  'ui-pause': u('<path d="M16 9V39M32 9V39"/>', 6),
  'ui-search': u('<circle cx="21" cy="21" r="13"/><path d="M31 31L43 43"/>', 4),
  'ui-lock': u('<path d="M10 22H38V42H10ZM16 22V15A8 8 0 0 1 32 15V22"/>', 3.4),
  'ui-swap': u('<path d="M8 16H38L30 8M40 32H10L18 40"/>', 3.6),
  'ui-play': '<path d="M14 8L40 24L14 40Z" fill="currentColor"/>',
  'ui-star': `<g transform="translate(24 24) scale(2.1)">${emblem('star', 'currentColor')}</g>`,
});

export const ICON: Readonly<Record<string, string>> = I;
