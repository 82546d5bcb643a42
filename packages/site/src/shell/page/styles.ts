import '@headnote/ui/fonts.css';
import '@headnote/ui/styles.css';
import './page.css';
import './shared.css';
