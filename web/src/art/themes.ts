/** One theme per world, all with the same value structure: dark ground, light path. */
export type ThemeName = 'base' | 'mines' | 'cave';
export interface Theme {
  ground: string;
  facets: string[];
  outline: string;
  lip: string;
  shade: string;
  floor: string;
  hi: string;
  peb: string;
  pebHi: string;
  frame: string;
  post: string;
  postHi: string;
  boulder: string[];
}
export const THEME: Record<ThemeName, Theme> = {
  base: {
    ground: '#4b4d57',
    facets: ['#3c3e48', '#454751', '#4e505b', '#585a66', '#626471'],
    outline: '#1d1a1c',
    lip: '#7b6a58',
    shade: '#9a7444',
    floor: '#d9b075',
    hi: '#efd09a',
    peb: '#a9804e',
    pebHi: '#f3ddb4',
    frame: '#2a2a31',
    post: '#6b4426',
    postHi: '#9b6a3c',
    boulder: ['#8d909c', '#a4a7b2', '#74767f'],
  },
  mines: {
    ground: '#2f5a3a',
    facets: ['#264c31', '#2b5436', '#315e3c', '#386844', '#2a5236'],
    outline: '#16261a',
    lip: '#56713f',
    shade: '#a8834f',
    floor: '#e0c088',
    hi: '#f1dbae',
    peb: '#b08a55',
    pebHi: '#fbedcb',
    frame: '#1b3322',
    post: '#6b4426',
    postHi: '#9b6a3c',
    boulder: ['#8f9792', '#a9b0aa', '#747c77'],
  },
  cave: {
    ground: '#37335a',
    facets: ['#2a2747', '#302c50', '#373259', '#3f3a64', '#474270'],
    outline: '#131126',
    lip: '#6a648c',
    shade: '#7f86ad',
    floor: '#b9c0dc',
    hi: '#d9def0',
    peb: '#8d94b8',
    pebHi: '#eef1fb',
    frame: '#1d1a35',
    post: '#5a4a3a',
    postHi: '#8a735a',
    boulder: ['#7a76a0', '#928eb6', '#625e86'],
  },
};
