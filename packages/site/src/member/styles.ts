import './styles/reader.css';
import './styles/results.css';
