import { createRoot } from 'react-dom/client';

/** `?by=ours&part=list`; the other side's code is not loaded. */
const asked = new URLSearchParams(location.search);
const part = asked.get('part') as 'list' | 'tree' | 'combo';
const parts = asked.get('by') === 'mui' ? (await import('./mui.js')).mui : (await import('./ours.js')).ours;
const Part = parts[part];
createRoot(document.getElementById('root')!).render(<Part />);
