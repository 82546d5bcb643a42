import '@headnote/ui/fonts.css';
import '@headnote/ui/styles.css';
import '@headnote/widgets/latest-cases.css';
import '../styles/page.css';
import '../styles/home.css';
import '../styles/document.css';
