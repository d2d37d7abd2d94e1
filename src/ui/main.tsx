// Where the page begins: mounts the application in the static page.

import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Lectern</h1>);
