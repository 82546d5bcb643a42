import './styles/check.css';
import './styles/citator.css';
import './styles/finder.css';
import './styles/reader.css';
import './styles/results.css';
